import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { startTestProviders } from '../../providers/testing/test-providers.js';
import { order, type TestStripe, testStripe } from '../testing/test-stripe.js';

let stripe: TestStripe;
beforeAll(async () => void (stripe = await testStripe()));
afterAll(() => stripe.stop());

type Over = Partial<Stripe.Checkout.SessionCreateParams>;
const create = (idempotencyKey: string, over?: Over) =>
  stripe.sdk.checkout.sessions.create(order(over), { idempotencyKey });
const expire = (id: string, idempotencyKey: string) => stripe.sdk.checkout.sessions.expire(id, {}, { idempotencyKey });
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error,
  );

test('answers the same session for the same key and parameters, marked as replayed', async () => {
  const key = randomUUID();
  const [first, again] = [await create(key), await create(key)];
  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers).toMatchObject({ 'idempotency-key': key });
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('replays the first response even if the session has changed since', async () => {
  const key = randomUUID();
  const { id } = await create(key);
  await stripe.sdk.checkout.sessions.expire(id);
  expect(await create(key)).toMatchObject({ id, status: 'open' });
});

test.each([
  ['other parameters', (key: string) => create(key, { client_reference_id: 'booking-2' })],
  ['a missing parameter', (key: string) => create(key, { metadata: undefined })],
  ['another call', (key: string) => expire('cs_test_other', key)],
])('refuses the same key with %s and keeps the first response', async (_, call) => {
  const key = randomUUID();
  const { id } = await create(key);
  expect(await errorOf(call(key))).toMatchObject({
    type: 'StripeIdempotencyError',
    rawType: 'idempotency_error',
    statusCode: 400,
    message: expect.stringContaining(key) as string,
  });
  expect((await create(key)).id).toBe(id);
});

test('refuses the same key for another session', async () => {
  const [one, other, key] = [await create(randomUUID()), await create(randomUUID()), randomUUID()];
  await expire(one.id, key);
  expect(await errorOf(expire(other.id, key))).toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await stripe.sdk.checkout.sessions.retrieve(other.id)).status).toBe('open');
});

test('treats other keys, and no key, as other requests', async () => {
  const ids = [await create(randomUUID()), await create(randomUUID())].map(({ id }) => id);
  const without = await stripe.sdk.checkout.sessions.create(order());
  expect(new Set([...ids, without.id]).size).toBe(3);
});

test('replays an error', async () => {
  const { id } = await create(randomUUID());
  const key = randomUUID();
  await stripe.sdk.checkout.sessions.expire(id);
  const first = await errorOf(expire(id, key));
  const again = await errorOf(expire(id, key));
  expect(first).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  expect(again).toMatchObject({ statusCode: 400, message: first!.message });
  expect(again!.headers?.['idempotent-replayed']).toBe('true');
});

test('does not use up a key for invalid parameters', async () => {
  const key = randomUUID();
  expect(await errorOf(create(key, { success_url: 'nowhere' }))).toMatchObject({ param: 'success_url' });
  expect((await create(key)).status).toBe('open');
});

test('refuses a key of more than 255 characters', async () => {
  expect((await create('k'.repeat(218) + randomUUID() + 'k')).status).toBe('open');
  expect(await errorOf(create('k'.repeat(256)))).toMatchObject({ statusCode: 400 });
});

test('forgets a key after a day but not in a restart', async () => {
  let now = Date.now();
  const options = { webhookUrl: 'http://127.0.0.1:1/', now: () => now };
  const before = await startTestProviders(options);
  const createAt = ({ stripeSdk }: typeof before) =>
    stripeSdk.checkout.sessions.create(order(), { idempotencyKey: 'restart' });
  const { id } = await createAt(before);
  await before.close();
  const after = await startTestProviders({ ...options, dataDir: before.dataDir, publicUrl: before.url });
  now += 23 * 3600_000;
  expect((await createAt(after)).id).toBe(id);
  now += 2 * 3600_000;
  expect((await createAt(after)).id).not.toBe(id);
  await after.close();
});
