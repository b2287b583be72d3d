import { documents } from './document-of.js';

const lines: string[] = [];
const documentOf = documents({
  remotes: { areKnown: () => true, find: () => undefined, refresh: () => Promise.resolve(undefined) },
  built: {
    frame: () => '<html><head></head><body><div id="root"></div></body></html>',
    renderer: () => ({
      indexedPages: [],
      renderPage: ({ url }) => Promise.reject(new Error(`a defect at ${url}`)),
    }),
  },
  config: () => ({}) as never,
  log: { error: (fields: object) => lines.push(JSON.stringify(fields)) } as never,
  get: () => Promise.reject(new Error('not asked')),
  photoSize: () => Promise.resolve(undefined),
  origin: 'https://stay.example.test',
});
afterEach(() => void lines.splice(0));

const logged = async (path: string) => {
  await documentOf({ path, query: new URLSearchParams(), locale: 'en' });
  expect(lines).toHaveLength(1);
  return lines[0];
};

test('a page that cannot be rendered is logged with its path', async () => {
  expect(await logged('/rooms/r1')).toMatch(/"path":"\/rooms\/r1","error":"Error: a defect at \/rooms\/r1/);
});

test('the token in the address of a page is not logged, also where its error names the address', async () => {
  const line = await logged('/newsletter/unsubscribe/k3-secret_token');
  expect(line).toContain('a defect at /newsletter/unsubscribe/:token');
  expect(line).not.toContain('k3-secret_token');
});
