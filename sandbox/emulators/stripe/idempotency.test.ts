import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { startedForTest } from '../providers/started-for-test.js';
import { order, type StripeUnderTest, useStripe } from './stripe-under-test.js';

let stripe: StripeUnderTest;
beforeAll(async () => void (stripe = await useStripe()));
afterAll(() => stripe.stop());

type Over = Partial<Stripe.Checkout.SessionCreateParams>;
const create = (idempotencyKey: string, over?: Over) =>
  stripe.sdk.checkout.sessions.create(order(over), { idempotencyKey });
const expire = (id: string, idempotencyKey: string) => stripe.sdk.checkout.sessions.expire(id, {}, { idempotencyKey });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error,
  );

test('the same key with the same parameters gives the same session, and says that it is a repetition', async () => {
  const key = randomUUID();
  const [first, again] = [await create(key), await create(key)];
  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('a repetition gets the first answer, even if the session has changed since', async () => {
  const key = randomUUID();
  const { id } = await create(key);
  await stripe.sdk.checkout.sessions.expire(id);
  expect(await create(key)).toMatchObject({ id, status: 'open' });
});

test.each([
  ['other parameters', (key: string) => create(key, { client_reference_id: 'booking-2' })],
  ['a parameter less', (key: string) => create(key, { metadata: undefined })],
  ['another call', (key: string) => expire('cs_test_other', key)],
])('the same key with %s is an error, and the first answer stays', async (_, call) => {
  const key = randomUUID();
  const { id } = await create(key);
  expect(await refusal(call(key))).toMatchObject({
    type: 'StripeIdempotencyError',
    rawType: 'idempotency_error',
    statusCode: 400,
    message: expect.stringContaining(key) as string,
  });
  expect((await create(key)).id).toBe(id);
});

test('the same key for another session is an error', async () => {
  const [one, other, key] = [await create(randomUUID()), await create(randomUUID()), randomUUID()];
  await expire(one.id, key);
  expect(await refusal(expire(other.id, key))).toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await stripe.sdk.checkout.sessions.retrieve(other.id)).status).toBe('open');
});

test('other keys, and none, are other requests', async () => {
  const ids = [await create(randomUUID()), await create(randomUUID())].map(({ id }) => id);
  const without = await stripe.sdk.checkout.sessions.create(order());
  expect(new Set([...ids, without.id]).size).toBe(3);
});

test('a call that was refused is refused again in the same words, whatever has become possible', async () => {
  const { id } = await create(randomUUID());
  const key = randomUUID();
  await stripe.sdk.checkout.sessions.expire(id);
  const first = await refusal(expire(id, key));
  const again = await refusal(expire(id, key));
  expect(first).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  expect(again).toMatchObject({ statusCode: 400, message: first!.message });
  expect(again!.headers?.['idempotent-replayed']).toBe('true');
});

test('parameters that cannot be read use no key up', async () => {
  const key = randomUUID();
  expect(await refusal(create(key, { success_url: 'nowhere' }))).toMatchObject({ param: 'success_url' });
  expect((await create(key)).status).toBe('open');
});

test('a key has at most 255 characters', async () => {
  expect((await create('k'.repeat(218) + randomUUID() + 'k')).status).toBe('open');
  expect(await refusal(create('k'.repeat(256)))).toMatchObject({ statusCode: 400 });
});

test('a key is forgotten after a day, and not by a restart before', async () => {
  let now = Date.now();
  const options = { webhookUrl: 'http://127.0.0.1:1/', now: () => now };
  const before = await startedForTest(options);
  const createAt = ({ stripeSdk }: typeof before) =>
    stripeSdk.checkout.sessions.create(order(), { idempotencyKey: 'kept' });
  const { id } = await createAt(before);
  await before.close();
  const after = await startedForTest({ ...options, dataDir: before.dataDir, publicUrl: before.url });
  now += 23 * 3600_000;
  expect((await createAt(after)).id).toBe(id);
  now += 2 * 3600_000;
  expect((await createAt(after)).id).not.toBe(id);
  await after.close();
});
