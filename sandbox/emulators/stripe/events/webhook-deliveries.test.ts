import { eventually, startTestProviders } from '../../providers/testing/test-providers.js';
import { order } from '../testing/test-stripe.js';
import { startTestWebhook } from '../testing/test-webhook.js';
import { nextAttempt } from '../../providers/webhook-deliveries.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** The providers, closed after the test. */
async function start(over: Parameters<typeof startTestProviders>[0]) {
  const sandbox = await startTestProviders(over);
  open.push(sandbox);
  return sandbox;
}

/** A webhook, closed after the test. */
async function webhook(statuses: number[]) {
  const hook = await startTestWebhook(statuses);
  open.push(hook);
  return hook;
}

test('signs an event so that the SDK accepts it and refuses a tampered one', async () => {
  const hook = await webhook([200]);
  const sandbox = await start({ webhookUrl: hook.url });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);

  const { body, signature } = await eventually(() => hook.received[0]);
  const event = sandbox.stripeSdk.webhooks.constructEvent(body, signature, 'whsec_test');
  expect(event).toMatchObject({ type: 'checkout.session.expired', data: { object: { id } } });
  expect(() => sandbox.stripeSdk.webhooks.constructEvent(body + ' ', signature, 'whsec_test')).toThrow(/signature/);
  expect(() => sandbox.stripeSdk.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
});

test('continues to deliver after a restart', async () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sandbox = await start({ now, webhookUrl: 'http://127.0.0.1:1/' });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);
  await open.pop()!.close();

  // Longer than the wait for the next attempt, however many there were before.
  ahead = 3600_000;
  const hook = await webhook([200]);
  const again = await start({ now, dataDir: sandbox.dataDir, webhookUrl: hook.url });
  expect(JSON.parse((await eventually(() => hook.received[0])).body)).toMatchObject({ data: { object: { id } } });
  expect((await again.stripeSdk.checkout.sessions.retrieve(id)).status).toBe('expired');
});

test('expires a session when its time is up and publishes an event', async () => {
  let ahead = 0;
  const sandbox = await start({ now: () => Date.now() + ahead, webhookUrl: 'http://127.0.0.1:1/' });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  ahead = 25 * 3600_000;
  const event = await eventually(async () =>
    (await sandbox.stripeSdk.events.list()).data.find(({ type }) => type === 'checkout.session.expired'),
  );
  expect(event.data.object).toMatchObject({ id, status: 'expired' });
});

test('waits longer before each retry and gives up after three days', () => {
  const start = 1_000_000;
  const attempts = [{ at: start, answer: '500' }];
  expect(nextAttempt(attempts, start)).toBe(start + 1000);
  expect(nextAttempt([...attempts, ...attempts], start)).toBe(start + 5000);
  expect(nextAttempt(attempts, start + 3 * 24 * 3600_000)).toBeNull();
});
