import { eventually, startTestProviders } from '../../providers/testing/test-providers.js';
import { order } from '../testing/test-stripe.js';
import { startTestWebhook } from '../testing/test-webhook.js';

// The retries, with the emulator's clock set by hand.
const statuses = [500, 302, 404, 200];
const waits = [1000, 5000, 30_000];
const secret = 'whsec_test';
let now = Date.now();
let hook: Awaited<ReturnType<typeof startTestWebhook>>;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
let sessionId: string;
const times: number[] = [];

beforeAll(async () => {
  hook = await startTestWebhook(statuses);
  sandbox = await startTestProviders({ webhookUrl: hook.url, now: () => now });
  ({ id: sessionId } = await sandbox.stripeSdk.checkout.sessions.create(order()));
  await sandbox.stripeSdk.checkout.sessions.expire(sessionId);
  for (const [attempt, wait] of [...waits, 0].entries()) {
    await eventually(async () => (await deliveries())[0]?.attempts.length === attempt + 1);
    times.push(now);
    now += wait;
  }
});
afterAll(async () => {
  await sandbox.close();
  hook.close();
});

type Delivery = { event: string; state: string; attempts: { at: number; answer: string }[] };
const deliveries = async () =>
  ((await (await fetch(`${sandbox.url}/__sandbox/api/payments`)).json()) as { deliveries: Delivery[] }).deliveries;
const sdk = () => sandbox.stripeSdk.webhooks;

test('retries after an error, a redirect and a 404, with growing delays, until one attempt succeeds', async () => {
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: 'delivered' });
  expect(delivery!.attempts.map(({ answer }) => Number(answer.slice(0, 3)))).toEqual(statuses);
  expect(delivery!.attempts.map(({ at }) => at)).toEqual(times);
});

test('sends the same event in every attempt', async () => {
  const events = hook.received.map(({ body }) => JSON.parse(body) as { id: string });
  expect(events).toEqual(Array(statuses.length).fill(events[0]));
  const { data } = await sandbox.stripeSdk.events.list();
  expect(data.map(({ id }) => id)).toEqual([events[0]!.id]);
  expect(events[0]).toMatchObject({ pending_webhooks: 1, data: { object: { id: sessionId } } });
  expect(data[0]!.pending_webhooks).toBe(0);
});

test('signs every attempt anew, so that the SDK accepts a late one', () => {
  const [first, last] = [hook.received[0]!, hook.received.at(-1)!];
  const read = ({ body, signature }: typeof first, at: number) =>
    sdk().constructEvent(body, signature, secret, undefined, undefined, at);
  expect(
    hook.received.map(({ signature }) => Number(/^t=(\d+),v1=[0-9a-f]{64},v0=[0-9a-f]{64}$/.exec(signature)?.[1])),
  ).toEqual(times.map((time) => Math.floor(time / 1000)));
  const fiveMinutesAfter = times[0]! + 300_000;
  expect(read(first, fiveMinutesAfter)).toMatchObject({ type: 'checkout.session.expired' });
  expect(() => read(first, fiveMinutesAfter + 1000)).toThrow(/tolerance/);
  expect(read(last, fiveMinutesAfter + 1000)).toMatchObject({ type: 'checkout.session.expired' });
});

test('does not send an event again after it was delivered', async () => {
  now += 4 * 24 * 3600_000;
  const { id } = await sandbox.stripeSdk.checkout.sessions.create(order());
  await sandbox.stripeSdk.checkout.sessions.expire(id);
  await eventually(async () => (await deliveries()).every(({ state }) => state === 'delivered'));
  const ids = hook.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(ids).toHaveLength(statuses.length + 1);
  expect(new Set(ids).size).toBe(2);
});
