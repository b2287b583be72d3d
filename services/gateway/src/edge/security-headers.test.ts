import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { clerkHost } from './content-security-policy.js';

const gateways: TestGateway[] = [];
const headersOf = async (over: NodeJS.ProcessEnv) => {
  const gateway = await testGateway(over);
  gateways.push(gateway);
  return (await gateway.get('/')).headers;
};
const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );
afterAll(() => Promise.all(gateways.map((gateway) => gateway.stop())));

const sandbox = {
  SANDBOX_URL: 'http://127.0.0.1:9',
  CLERK_API_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:3000',
};

test('allows scripts of this origin only, and no inline scripts', async () => {
  const policy = policyOf(await headersOf(sandbox));
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ['blob:', 'http://localhost:3000/push-worker.js'],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  });
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

test('with real Clerk keys, allows Clerk’s hosts', async () => {
  const policy = policyOf(await headersOf({}));
  expect(policy['script-src']).toEqual(["'self'", 'https://clerk.stay.test', 'https://challenges.cloudflare.com']);
  expect(policy['connect-src']).toContain('https://clerk.stay.test');
  expect(policy['img-src']).toContain('https://img.clerk.com');
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('allows the origin of a remote that is deployed elsewhere', async () => {
  const policy = policyOf(
    await headersOf({ ...sandbox, REMOTE_OWNER_MANIFEST: 'https://cdn.example.test/o/mf-manifest.json' }),
  );
  for (const kind of ['script-src', 'style-src', 'connect-src'])
    expect(policy[kind]).toContain('https://cdn.example.test');
});

test('allows images of the server of map tiles, where there is one', async () => {
  const policy = policyOf(await headersOf({ ...sandbox, MAP_TILES_URL: 'https://tiles.example.test/{z}/{x}/{y}.png' }));
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example.test']);
});

test('requires HTTPS only if the site is served over it', async () => {
  expect((await headersOf({})).get('strict-transport-security')).toContain('max-age=31536000');
  expect((await headersOf(sandbox)).get('strict-transport-security')).toBeNull();
});

test('denies browser features that no page uses, and lets this site alone ask where somebody is', async () => {
  const headers = await headersOf(sandbox);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('reads Clerk’s host from the publishable key', () => {
  expect(clerkHost(`pk_live_${btoa('clerk.example.com$')}`)).toBe('https://clerk.example.com');
});
