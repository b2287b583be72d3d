import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { clerkHost } from './clerk-host.js';

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

test('scripts come from this origin alone, never from the page itself', async () => {
  const policy = policyOf(await headersOf(sandbox));
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  });
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

test('with real sign-in keys Clerk’s hosts may be used', async () => {
  const policy = policyOf(await headersOf({}));
  expect(policy['script-src']).toEqual(["'self'", 'https://clerk.stay.test', 'https://challenges.cloudflare.com']);
  expect(policy['connect-src']).toContain('https://clerk.stay.test');
  expect(policy['img-src']).toContain('https://img.clerk.com');
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('a remote on another origin may be loaded from there', async () => {
  const policy = policyOf(
    await headersOf({ ...sandbox, REMOTE_OWNER_MANIFEST: 'https://cdn.example.test/o/mf-manifest.json' }),
  );
  for (const kind of ['script-src', 'style-src', 'connect-src'])
    expect(policy[kind]).toContain('https://cdn.example.test');
});

test('demands HTTPS only where the site is served by it', async () => {
  expect((await headersOf({})).get('strict-transport-security')).toContain('max-age=31536000');
  expect((await headersOf(sandbox)).get('strict-transport-security')).toBeNull();
});

test('says what pages never do', async () => {
  const headers = await headersOf(sandbox);
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('reads Clerk’s host from the key', () => {
  expect(clerkHost(`pk_live_${btoa('clerk.example.com$')}`)).toBe('https://clerk.example.com');
});
