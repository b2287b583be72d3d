import { verifyWebhook } from '@clerk/backend/webhooks';
import { startReluctantSite } from '../../providers/testing/reluctant-site.js';
import { eventually, startTestProviders } from '../../providers/testing/test-providers.js';
import { testBrowser } from '../testing/test-browser.js';

let site: Awaited<ReturnType<typeof startReluctantSite>>;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => {
  site = await startReluctantSite();
  sandbox = await startTestProviders({ webhookUrl: `${site.url}/api/webhooks/stripe` });
});
afterAll(async () => {
  await sandbox.close();
  site.close();
});

const reportsOf = (id: string) =>
  site.received.filter(({ body }) => body.includes(id) && body.includes('user.deleted'));

async function signUp() {
  const browser = testBrowser(sandbox.url);
  const { response } = await browser.signUp();
  return { browser, id: String(response.created_user_id) };
}

test('a server deletes an account, once, which signs out everywhere and frees the address', async () => {
  const { browser, id } = await signUp();
  const phone = testBrowser(sandbox.url, browser.email);
  await phone.signIn();
  expect(await sandbox.clerkSdk.users.deleteUser(id)).toMatchObject({ id, object: 'user', deleted: true });
  expect([await browser.userId(), await phone.userId()]).toEqual([null, null]);
  expect((await browser.signIn()).errors?.[0]?.code).toBe('form_identifier_not_found');
  await expect(sandbox.clerkSdk.users.getUser(id)).rejects.toMatchObject({ status: 404 });
  await expect(sandbox.clerkSdk.users.deleteUser(id)).rejects.toMatchObject({ status: 404 });
});

test('nobody deletes the own account at Clerk, past the rules of the product', async () => {
  const { browser, id } = await signUp();
  expect((await browser.call('GET', '/me')).response).toMatchObject({ id, delete_self_enabled: false });
  expect((await browser.call('DELETE', '/me')).status).toBe(501);
  expect(await browser.userId()).toBe(id);
});

test('reports a deletion to the webhook until it is accepted, so that the SDK takes the signature', async () => {
  const { id } = await signUp();
  await sandbox.clerkSdk.users.deleteUser(id);
  const [, { url, body, headers }] = await eventually(() => {
    const reports = reportsOf(id);
    return reports.length === 2 && ([reports[0]!, reports[1]!] as const);
  });
  expect(url).toBe('/api/webhooks/clerk');
  const request = (content: string) =>
    new Request('http://localhost/', { method: 'POST', body: content, headers: headers as Record<string, string> });
  const signingSecret = sandbox.clerk.webhookSecret;
  const event = await verifyWebhook(request(body), { signingSecret });
  expect(event).toMatchObject({ type: 'user.deleted', data: { id, object: 'user', deleted: true } });
  await expect(verifyWebhook(request(`${body} `), { signingSecret })).rejects.toThrow();
});

test('reports who signs up and what changes, with the address', async () => {
  const { browser, id } = await signUp();
  await browser.call('PATCH', '/me', { first_name: 'Aisha' });
  const accepted = await eventually(() => {
    const events = site.received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
    const own = events.filter(({ data }) => data.id === id);
    return own.some(({ type }) => type === 'user.updated') && own;
  });
  const verification = expect.objectContaining({ status: 'verified' }) as object;
  const address = expect.objectContaining({ email_address: browser.email, verification }) as object;
  for (const type of ['user.created', 'user.updated'])
    expect(accepted).toContainEqual(
      expect.objectContaining({ type, data: expect.objectContaining({ email_addresses: [address] }) as object }),
    );
});
