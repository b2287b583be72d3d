import Stripe from 'stripe';
import {
  buildIndexes,
  connectMongo,
  createLog,
  NonRetryableError,
  openJobStore,
  transactionRunner,
  runJobWorker,
} from '@wayhouse/service-kit';
import { eventually, testConfig } from '@wayhouse/service-kit/testing';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import { failingRefunds, type StripeEmulator, startStripeEmulator } from '../testing/stripe-emulator.js';
import { stripeSecretKey } from '../testing/factories.js';
import { sendRefund } from './send-refund.js';
import { stripeClient } from './stripe-client.js';

let stripe: StripeEmulator;
let now = Date.now();
beforeAll(async () => void (stripe = await startStripeEmulator({ now: () => now })));
afterAll(() => stripe.close());

/** An order to refund `amountMinor` of a payment of $240. */
async function order(amountMinor = 240_00, card?: string): Promise<RefundOrder> {
  const price_data = { currency: 'usd', unit_amount: 240_00, product_data: { name: 'Double Bed' } };
  const { url } = await stripe.sdk.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/',
    line_items: [{ quantity: 1, price_data }],
  });
  const paymentId = await stripe.pay(url!, card);
  return { id: `refund-${paymentId}`, bookingId: 'b1', paymentId, amountMinor };
}
/** What is recorded of refunds matters for portions of a joint payment alone. */
const refunds = { get: (paymentId: string) => Promise.resolve({ paymentId, refunds: [] }) };
const send = (refundOrder: RefundOrder) => sendRefund({ stripe: stripe.sdk, refunds })(refundOrder);
const listAmounts = async ({ paymentId }: RefundOrder) =>
  (await stripe.listRefunds(paymentId)).map(({ amount }) => amount);

test('refunds once: concurrently, after a crash before it was recorded, and after its key has expired', async () => {
  const refundOrder = await order(120_00);
  await Promise.all([send(refundOrder), send(refundOrder)]);
  await send(refundOrder);
  expect(await listAmounts(refundOrder)).toEqual([120_00]);
  await sendRefund({ stripe: withoutKeys(stripe.sdk), refunds })(refundOrder);
  expect(await listAmounts(refundOrder)).toEqual([120_00]);
});

test('of two orders for one payment at the same moment, the larger amount is refunded in all', async () => {
  const smaller = await order(120_00);
  const larger = { ...smaller, id: `${smaller.id}-to-20000`, amountMinor: 200_00 };
  await Promise.allSettled([send(smaller), send(larger)]);
  await send(smaller);
  await send(larger);
  const refunded = (await listAmounts(smaller)).reduce((sum, amount) => sum + amount, 0);
  expect(refunded).toBe(200_00);
});

test('the refund names its booking', async () => {
  const refundOrder = await order();
  await send(refundOrder);
  const [refund] = await stripe.listRefunds(refundOrder.paymentId);
  expect(refund).toMatchObject({ metadata: { bookingId: 'b1' }, status: 'succeeded' });
});

test('does not send again what was refunded by hand', async () => {
  const refundOrder = await order(200_00);
  await stripe.sdk.refunds.create({ payment_intent: refundOrder.paymentId, amount: 150_00 });
  await send(refundOrder);
  expect(await listAmounts(refundOrder)).toEqual([50_00, 150_00]);
});

test('what was refunded and did not arrive is for people: it is not sent again, neither alone nor with more', async () => {
  const failing = await order(60_00, failingRefunds);
  await send(failing);
  now += 5000;
  await eventually(async () => expect((await stripe.listRefunds(failing.paymentId))[0]?.status).toBe('failed'));
  await send(failing);
  await expect(send({ ...failing, amountMinor: 240_00 })).rejects.toBeInstanceOf(NonRetryableError);
  expect(await listAmounts(failing)).toEqual([60_00]);
  await stripe.sdk.refunds.create({ payment_intent: failing.paymentId, amount: 180_00 });
  await send({ ...failing, amountMinor: 240_00 });
  expect(await listAmounts(failing)).toEqual([180_00, 60_00]);
});

test('retries when Stripe does not accept the API key', async () => {
  const withWrongKey = sendRefund({ stripe: stripeClient('sk_test_wrong', stripe.url), refunds });
  await expect(withWrongKey(await order())).rejects.not.toBeInstanceOf(NonRetryableError);
});

test('sends a refund once the account has enough money', async () => {
  const refundOrder = await order();
  const account = { isEmpty: true };
  const sendFrom = sendRefund({ stripe: withBalance(stripe.sdk, account), refunds });
  for (let times = 0; times < 3; times++) {
    await expect(sendFrom(refundOrder)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await expect(sendFrom(refundOrder)).rejects.not.toBeInstanceOf(NonRetryableError);
  }
  account.isEmpty = false;
  await Promise.all([sendFrom(refundOrder), sendFrom(refundOrder)]);
  await sendFrom(refundOrder);
  expect(await listAmounts(refundOrder)).toEqual([240_00]);
});

describe('the worker', () => {
  let db: Awaited<ReturnType<typeof connectMongo>>;
  let worker: ReturnType<typeof runJobWorker> | undefined;
  beforeEach(async () => {
    const { MONGO_URL, MONGO_DATABASE } = testConfig('refunds');
    db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  });
  afterEach(async () => {
    await worker?.stop();
    await db.dropDatabase();
    await db.close();
  });

  async function startWorker(refundOrder: RefundOrder, address = () => stripe.url) {
    const jobs = openJobStore<RefundOrder>(db, 'refund_orders');
    await buildIndexes(db);
    await transactionRunner(db, () => undefined)((tx) => jobs.add(tx, refundOrder, new Date()));
    const common = { now: () => new Date(), log: createLog('tests', 'silent'), pollMilliseconds: 5, retryDelays: [10] };
    const run = (each: RefundOrder) => sendRefund({ stripe: stripeClient(stripeSecretKey, address()), refunds })(each);
    worker = runJobWorker({ jobs, run, name: 'a refund', ...common });
  }
  const rowOf = ({ id }: RefundOrder) => db.collection('refund_orders').findOne({ _id: id as never });

  test('retries while Stripe cannot be reached, and sends once when it is back', async () => {
    const refundOrder = await order();
    let isDown = true;
    // Nothing listens at the first address.
    await startWorker(refundOrder, () => (isDown ? 'http://127.0.0.1:9' : stripe.url));
    await eventually(async () => expect((await rowOf(refundOrder))?.attempts).toBeGreaterThan(2));
    expect(await rowOf(refundOrder)).toMatchObject({ state: 'pending', error: expect.stringContaining('connection') });
    isDown = false;
    await eventually(async () => expect(await rowOf(refundOrder)).toMatchObject({ state: 'done' }));
    expect(await listAmounts(refundOrder)).toEqual([240_00]);
  });

  test('fails a refund that Stripe rejects, with the reason', async () => {
    const refundOrder = { ...(await order()), amountMinor: 300_00 };
    await startWorker(refundOrder);
    await eventually(async () => expect(await rowOf(refundOrder)).toMatchObject({ state: 'failed', attempts: 1 }));
    expect((await rowOf(refundOrder))?.error).toContain('greater than unrefunded amount');
  });
});

/** A client whose idempotency keys have expired. */
function withoutKeys(sdk: StripeEmulator['sdk']): StripeEmulator['sdk'] {
  const create = (params: object) => sdk.refunds.create(params);
  return { ...sdk, refunds: { list: sdk.refunds.list.bind(sdk.refunds), create } } as never;
}

/** A client of an account that may be empty; a rejection is replayed for the same idempotency key. */
function withBalance(sdk: StripeEmulator['sdk'], account: { isEmpty: boolean }): StripeEmulator['sdk'] {
  const rejected = new Set<string>();
  const create = (params: Stripe.RefundCreateParams, options: { idempotencyKey: string }) => {
    const { idempotencyKey } = options;
    const isReplayed = rejected.has(idempotencyKey);
    if (!isReplayed && !account.isEmpty) return sdk.refunds.create(params, options);
    rejected.add(idempotencyKey);
    const raw = {
      type: 'invalid_request_error' as const,
      code: 'balance_insufficient',
      message: 'Insufficient funds.',
    };
    const headers: Record<string, string> = isReplayed ? { 'idempotent-replayed': 'true' } : {};
    return Promise.reject(new Stripe.errors.StripeInvalidRequestError({ ...raw, headers }));
  };
  return { ...sdk, refunds: { list: sdk.refunds.list.bind(sdk.refunds), create } } as never;
}
