import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startEchoUpstream, type Upstream } from '../testing/upstream.js';

const password = 'quite-a-long-one';
let sandbox: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  sandbox = await startEchoUpstream('sandbox');
  gateway = await testGateway({ SANDBOX_URL: sandbox.url, ALLOW_EMULATORS: 'yes', SANDBOX_PASSWORD: password });
});
afterAll(() => Promise.all([gateway.stop(), sandbox.stop()]));

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['another password', basic('me:quite-a-long-two')],
  ['a bearer token', { authorization: `Bearer ${password}` }],
  ['the password as a user name', basic(password)],
])('the pages of the emulators are not shown to a caller with %s', async (_what, headers) => {
  for (const path of ['/__sandbox/', '/__sandbox/api/mails', '/__SANDBOX/mails']) {
    const response = await gateway.get(path, headers);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
    ]);
  }
});

test('they are shown with the password, and other paths do not ask for it', async () => {
  expect((await gateway.get('/__sandbox/', basic(`me:${password}`))).status).toBe(200);
  expect((await gateway.get('/__clerk/v1/client')).status).toBe(200);
  expect((await gateway.get('/config.json')).status).toBe(200);
});
