import Stripe from 'stripe';
import { connectMongo, createLog, Hopeless, openTasks, transactions, workOnTasks } from '@wayhouse/service-kit';
import { eventually, testConfig } from '@wayhouse/service-kit/testing';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import { type StripeStandIn, stripeStandIn } from '../testing/stripe-emulator.js';
import { stripeSecretKey } from '../testing/factories.js';
import { sendRefund } from './send-refund.js';
import { stripeClient } from './stripe-client.js';

let stripe: StripeStandIn;
beforeAll(async () => void (stripe = await stripeStandIn()));
afterAll(() => stripe.close());

/** An order to send `backMinor` of a payment of $240. */
async function order(backMinor = 240_00): Promise<RefundOrder> {
  const price_data = { currency: 'usd', unit_amount: 240_00, product_data: { name: 'Double Bed' } };
  const { url } = await stripe.sdk.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/',
    line_items: [{ quantity: 1, price_data }],
  });
  const paymentId = await stripe.pay(url!);
  return { id: `refund-${paymentId}`, bookingId: 'b1', paymentId, backMinor };
}
const send = (wanted: RefundOrder) => sendRefund(stripe.sdk)(wanted);
const amountsOf = async ({ paymentId }: RefundOrder) => (await stripe.refundsOf(paymentId)).map(({ amount }) => amount);

test('sends a refund once: at the same time, after a crash before the note of it, and after its key is forgotten', async () => {
  const wanted = await order(120_00);
  await Promise.all([send(wanted), send(wanted)]);
  await send(wanted);
  expect(await amountsOf(wanted)).toEqual([120_00]);
  await sendRefund(withoutKeys(stripe.sdk))(wanted);
  expect(await amountsOf(wanted)).toEqual([120_00]);
});

test('the refund names its booking', async () => {
  const wanted = await order();
  await send(wanted);
  const [refund] = await stripe.refundsOf(wanted.paymentId);
  expect(refund).toMatchObject({ metadata: { bookingId: 'b1' }, status: 'succeeded' });
});

test('what went back by hand is not sent again', async () => {
  const wanted = await order(200_00);
  await stripe.sdk.refunds.create({ payment_intent: wanted.paymentId, amount: 150_00 });
  await send(wanted);
  expect(await amountsOf(wanted)).toEqual([50_00, 150_00]);
});

test('a key that Stripe does not know says nothing about the refund', async () => {
  const stranger = sendRefund(stripeClient('sk_test_wrong', stripe.url));
  await expect(stranger(await order())).rejects.not.toBeInstanceOf(Hopeless);
});

test('what Stripe had no money for is sent once it has', async () => {
  const wanted = await order();
  const account = { isEmpty: true };
  const sendFrom = sendRefund(withBalance(stripe.sdk, account));
  for (let times = 0; times < 3; times++) {
    await expect(sendFrom(wanted)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await expect(sendFrom(wanted)).rejects.not.toBeInstanceOf(Hopeless);
  }
  account.isEmpty = false;
  await Promise.all([sendFrom(wanted), sendFrom(wanted)]);
  await sendFrom(wanted);
  expect(await amountsOf(wanted)).toEqual([240_00]);
});

describe('the worker', () => {
  let db: Awaited<ReturnType<typeof connectMongo>>;
  let worker: ReturnType<typeof workOnTasks> | undefined;
  beforeEach(async () => {
    const { MONGO_URL, MONGO_DATABASE } = testConfig('refunds');
    db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  });
  afterEach(async () => {
    await worker?.stop();
    await db.dropDatabase();
    await db.close();
  });

  async function workOn(wanted: RefundOrder, address = () => stripe.url) {
    const tasks = openTasks<RefundOrder>(db, 'refund_orders');
    await db.model('refund_orders').init();
    await transactions(db, () => undefined)((tx) => tasks.add(tx, wanted, new Date()));
    const common = { now: () => new Date(), log: createLog('tests', 'silent'), pollMilliseconds: 5, retryDelays: [10] };
    const work = (each: RefundOrder) => sendRefund(stripeClient(stripeSecretKey, address()))(each);
    worker = workOnTasks({ tasks, work, what: 'a refund', ...common });
  }
  const rowOf = ({ id }: RefundOrder) => db.collection('refund_orders').findOne({ _id: id as never });

  test('waits while Stripe cannot be reached, and sends once when it is back', async () => {
    const wanted = await order();
    let isAway = true;
    // Nobody listens at the first one.
    await workOn(wanted, () => (isAway ? 'http://127.0.0.1:9' : stripe.url));
    await eventually(async () => expect((await rowOf(wanted))?.attempts).toBeGreaterThan(2));
    expect(await rowOf(wanted)).toMatchObject({ state: 'waiting', problem: expect.stringContaining('connection') });
    isAway = false;
    await eventually(async () => expect(await rowOf(wanted)).toMatchObject({ state: 'done' }));
    expect(await amountsOf(wanted)).toEqual([240_00]);
  });

  test('gives up what Stripe refuses, with its reason', async () => {
    const wanted = { ...(await order()), backMinor: 300_00 };
    await workOn(wanted);
    await eventually(async () => expect(await rowOf(wanted)).toMatchObject({ state: 'given-up', attempts: 1 }));
    expect((await rowOf(wanted))?.problem).toContain('greater than unrefunded amount');
  });
});

/** A client whose idempotency keys Stripe has forgotten. */
function withoutKeys(sdk: StripeStandIn['sdk']): StripeStandIn['sdk'] {
  const create = (params: object) => sdk.refunds.create(params);
  return { ...sdk, refunds: { list: sdk.refunds.list.bind(sdk.refunds), create } } as never;
}

/** A client of an account that may be empty, whose refusals are repeated to who asks with the same idempotency key. */
function withBalance(sdk: StripeStandIn['sdk'], account: { isEmpty: boolean }): StripeStandIn['sdk'] {
  const refused = new Set<string>();
  const create = (params: Stripe.RefundCreateParams, options: { idempotencyKey: string }) => {
    const { idempotencyKey } = options;
    const isRepeated = refused.has(idempotencyKey);
    if (!isRepeated && !account.isEmpty) return sdk.refunds.create(params, options);
    refused.add(idempotencyKey);
    const raw = {
      type: 'invalid_request_error' as const,
      code: 'balance_insufficient',
      message: 'Insufficient funds.',
    };
    const headers: Record<string, string> = isRepeated ? { 'idempotent-replayed': 'true' } : {};
    return Promise.reject(new Stripe.errors.StripeInvalidRequestError({ ...raw, headers }));
  };
  return { ...sdk, refunds: { list: sdk.refunds.list.bind(sdk.refunds), create } } as never;
}
