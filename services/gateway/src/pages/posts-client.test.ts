import type { PostList } from '@wayhouse/contracts';
import { controlTimeouts } from '../testing/control-timeouts.js';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '../testing/upstream.js';

const posts: PostList = [
  {
    slug: 'a-quiet-town',
    title: 'A quiet town',
    description: 'Four hours on foot.',
    author: 'Anjali Thomas',
    date: '2026-10-16',
    image: { file: 'posts/a-quiet-town.jpg', alt: 'A street in the morning' },
  },
];
controlTimeouts();
let answered: { status: number; body: unknown };
let requests: string[] = [];
let staticPages: Upstream;
const gateways: TestGateway[] = [];
const started = async (over: NodeJS.ProcessEnv = {}) => {
  const gateway = await testGateway({
    CATALOG_URL: staticPages.url,
    STATIC_PAGES_REMOTE_URL: staticPages.url,
    ...over,
  });
  gateways.push(gateway);
  return async (path: string) => (await ask(gateway, path)).text();
};
const ask = (gateway: TestGateway, path: string) => gateway.get(path, { accept: 'text/html' });

beforeAll(async () => {
  staticPages = await startUpstream((request, response) => {
    if (request.url?.startsWith('/api/rooms')) return void response.end(JSON.stringify({ success: true, rooms: [] }));
    requests.push(request.url ?? '');
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body));
  });
});
beforeEach(() => {
  requests = [];
  answered = { status: 200, body: posts };
});
afterAll(() => Promise.all([...gateways, staticPages].map((each) => each.stop())));

test('a post’s page has its title, description and picture in the HTML', async () => {
  const html = await (await started())('/BlogPages/a-quiet-town');
  expect(html).toContain('<title>A quiet town · Wayhouse</title>');
  expect(html).toContain('<meta name="description" content="Four hours on foot.">');
  expect(html).toContain('<link rel="canonical" href="https://stay.example.test/BlogPages/a-quiet-town">');
  const picture = 'https://stay.example.test/remotes/static-pages/posts/a-quiet-town.jpg';
  expect(html).toContain(`<meta property="og:image" content="${picture}">`);
  expect(html).toMatch(/"@type":"BlogPosting","headline":"A quiet town".*"datePublished":"2026-10-16"/);
});

test('the list of posts is cached', async () => {
  const page = await started();
  await Promise.all(['/BlogPages/a-quiet-town', '/blogpages/a-quiet-town/', '/sitemap.xml'].map(page));
  expect(requests).toEqual(['/posts.json']);
});

test('the sitemap lists the posts, unless they cannot be read', async () => {
  expect(await (await started())('/sitemap.xml')).toContain(
    '<loc>https://stay.example.test/BlogPages/a-quiet-town</loc>',
  );
  answered = { status: 503, body: {} };
  const without = await (await started())('/sitemap.xml');
  expect(without).toContain('<loc>https://stay.example.test/BlogPages</loc>');
  expect(without).not.toContain('a-quiet-town');
});

test('an unknown post is a 404 with noindex', async () => {
  const html = await (await started())('/BlogPages/never-written');
  expect((await ask(gateways.at(-1) as TestGateway, '/BlogPages/never-written')).status).toBe(404);
  expect(html).toContain('<title>Post not found · Wayhouse</title>');
  expect(html).toContain('noindex');
});

test('if the list cannot be read, a post has default metadata and the failure is not cached', async () => {
  const page = await started();
  answered = { status: 200, body: [{ slug: '../admin' }] };
  const html = await page('/BlogPages/a-quiet-town');
  expect(html).toContain('<title>Blog · Wayhouse</title>');
  expect(html).not.toContain('noindex');
  answered = { status: 200, body: posts };
  expect(await page('/BlogPages/a-quiet-town')).toContain('<title>A quiet town · Wayhouse</title>');
});

test('posts and pictures of static pages on another origin come from there', async () => {
  const manifest = `${staticPages.url}/wayhouse/mf-manifest.json`;
  const html = await (await started({ REMOTE_STATIC_PAGES_MANIFEST: manifest }))('/BlogPages/a-quiet-town');
  expect(requests).toEqual(['/wayhouse/posts.json']);
  expect(html).toContain(`content="${staticPages.url}/wayhouse/posts/a-quiet-town.jpg"`);
});
