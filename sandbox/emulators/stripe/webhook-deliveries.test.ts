import { eventually, startedForTest } from '../providers/started-for-test.js';
import { order } from './stripe-under-test.js';
import { webhookForTest } from './webhook-for-test.js';
import { nextAttempt } from './webhook-deliveries.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** The providers, closed after the test. */
async function started(over: Parameters<typeof startedForTest>[0]) {
  const sandbox = await startedForTest(over);
  open.push(sandbox);
  return sandbox;
}

/** A webhook, closed after the test. */
async function webhook(statuses: number[]) {
  const hook = await webhookForTest(statuses);
  open.push(hook);
  return hook;
}

test('delivers an event with a signature the SDK accepts, and a tampered one it does not', async () => {
  const hook = await webhook([200]);
  const sandbox = await started({ webhookUrl: hook.url });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);

  const { body, signature } = await eventually(() => hook.received[0]);
  const event = sandbox.stripeSdk.webhooks.constructEvent(body, signature, 'whsec_test');
  expect(event).toMatchObject({ type: 'checkout.session.expired', data: { object: { id } } });
  expect(() => sandbox.stripeSdk.webhooks.constructEvent(body + ' ', signature, 'whsec_test')).toThrow(/signature/);
  expect(() => sandbox.stripeSdk.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
});

test('tries again until the webhook answers with success, and not after', async () => {
  const hook = await webhook([500, 200]);
  const sandbox = await started({ webhookUrl: hook.url });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);

  const delivery = await eventually(async () => {
    const { deliveries } = (await (await fetch(`${sandbox.url}/__sandbox/api/payments`)).json()) as {
      deliveries: { state: string; attempts: { answer: string }[] }[];
    };
    return deliveries.find((each) => each.state === 'delivered');
  });
  expect(delivery.attempts.map(({ answer }) => answer.slice(0, 3))).toEqual(['500', '200']);
  expect(hook.received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual(
    Array(2).fill((JSON.parse(hook.received[0]!.body) as { id: string }).id),
  );
});

test('goes on delivering after a restart', async () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sandbox = await started({ now, webhookUrl: 'http://127.0.0.1:1/' });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);
  await open.pop()!.close();

  // Longer than the wait for the next attempt, however many there were before.
  ahead = 3600_000;
  const hook = await webhook([200]);
  const again = await started({ now, dataDir: sandbox.dataDir, webhookUrl: hook.url });
  expect(JSON.parse((await eventually(() => hook.received[0])).body)).toMatchObject({ data: { object: { id } } });
  expect((await again.stripeSdk.checkout.sessions.retrieve(id)).status).toBe('expired');
});

test('a session whose time is up expires by itself and says so', async () => {
  let ahead = 0;
  const sandbox = await started({ now: () => Date.now() + ahead, webhookUrl: 'http://127.0.0.1:1/' });
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  ahead = 25 * 3600_000;
  const event = await eventually(
    async () => (await sandbox.stripeSdk.events.list({ type: 'checkout.session.expired' })).data[0],
  );
  expect(event.data.object).toMatchObject({ id, status: 'expired' });
});

test('waits longer each time and gives up after three days', () => {
  const start = 1_000_000;
  const attempts = [{ at: start, answer: '500' }];
  expect(nextAttempt(attempts, start)).toBe(start + 1000);
  expect(nextAttempt([...attempts, ...attempts], start)).toBe(start + 5000);
  expect(nextAttempt(attempts, start + 3 * 24 * 3600_000)).toBeNull();
});
