import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => (gateway = await testGateway()));
afterAll(() => gateway.stop());

const page = async () => (await gateway.get('/api/docs')).text();

test('the page has every call of the document, and a link to it', async () => {
  const html = await page();
  const { paths } = (await (await gateway.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const names = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    expect(html).toContain(`<article id="${name}"`);
    expect(html).toContain(`href="#${name}"`);
  }
});

test('every link within the page has a target', async () => {
  const html = await page();
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target!);
  expect(targets.filter((target) => !html.includes(`id="${target}"`))).toEqual([]);
});

test('the document names this site as its server', async () => {
  expect(await (await gateway.get('/api/openapi.json')).json()).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: 'https://stay.example.test' }],
  });
});

test('all assets of the page exist, are of this origin and are cached for good', async () => {
  const html = await page();
  const files = [...html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file]) => file!);
  expect([...html.matchAll(/(src|href)="(https?:)?\/\//g)]).toEqual([]);
  expect([...html.matchAll(/<script>|<style|\s(style|on\w+)="/g)]).toEqual([]);
  const responses = await Promise.all([...new Set(files)].map((file) => gateway.get(file)));
  expect(responses).toHaveLength(4);
  // An unread response keeps its connection, and so the process.
  await Promise.all(responses.map(({ body }) => body?.cancel()));
  for (const { status, headers } of responses) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect(responses.map(({ headers }) => headers.get('content-type')).sort()).toEqual([
    'font/woff2',
    'font/woff2',
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
  ]);
});

test('the style sheet has every part', async () => {
  const [url] = /\/api\/docs\/\w+\/docs\.css/.exec(await page())!;
  const sent = await (await gateway.get(url)).text();
  const folder = path.join(import.meta.dirname, 'assets');
  const parts = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter((part) => !sent.includes(readFileSync(path.join(folder, part), 'utf8')))).toEqual([]);
});

test.each(['/api/docs', '/api/docs/', '/API/Docs', '/api/openapi.json'])(
  '%s is revalidated and not sent again',
  async (address) => {
    const first = await gateway.get(address);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const known = { 'if-none-match': String(first.headers.get('etag')), 'cache-control': 'max-age=0' };
    const again = await gateway.get(address, known);
    expect(again.status).toBe(304);
  },
);
