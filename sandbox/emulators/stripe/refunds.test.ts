import { eventually, startedForTest } from '../providers/started-for-test.js';

let sandbox: Awaited<ReturnType<typeof startedForTest>>;
let ahead = 0;
beforeAll(async () => {
  sandbox = await startedForTest({ webhookUrl: 'http://127.0.0.1:1/', now: () => Date.now() + ahead });
});
afterAll(() => sandbox.close());

/** A payment of $300, made on the card page. */
async function paid(number = '4242424242424242'): Promise<string> {
  const { id, url } = await sandbox.stripeSdk.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/',
    payment_intent_data: { metadata: { bookingId: 'b1' } },
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 30_000, product_data: { name: 'Room' } } }],
  });
  const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Asha Rao' });
  await fetch(url!, { method: 'POST', body, redirect: 'manual' });
  return (await sandbox.stripeSdk.checkout.sessions.retrieve(id)).payment_intent as string;
}

test('a payment can be given back in parts, and is then wholly refunded', async () => {
  const payment_intent = await paid();
  const first = await sandbox.stripeSdk.refunds.create({
    payment_intent,
    amount: 10_000,
    reason: 'requested_by_customer',
  });
  expect(first).toMatchObject({ object: 'refund', amount: 10_000, status: 'succeeded', payment_intent });
  const rest = await sandbox.stripeSdk.refunds.create({ payment_intent });
  expect(rest.amount).toBe(20_000);
  expect(await sandbox.stripeSdk.charges.retrieve(rest.charge as string)).toMatchObject({
    amount_refunded: 30_000,
    refunded: true,
  });
  expect((await sandbox.stripeSdk.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
    rest.id,
    first.id,
  ]);
});

test('tells of a refund in two events', async () => {
  const payment_intent = await paid();
  const { id, charge } = await sandbox.stripeSdk.refunds.create({ payment_intent });
  const { data } = await sandbox.stripeSdk.events.list({ limit: 2 });
  expect(data.map((event) => [event.type, (event.data.object as { id: string }).id])).toEqual([
    ['charge.refunded', charge],
    ['refund.created', id],
  ]);
});

test('the same key gives money back once', async () => {
  const payment_intent = await paid();
  const refund = () =>
    sandbox.stripeSdk.refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: 'refund-b1' });
  expect((await refund()).id).toBe((await refund()).id);
  expect((await sandbox.stripeSdk.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('refuses more than is left, a second full refund, and an unknown payment', async () => {
  const payment_intent = await paid();
  const { refunds } = sandbox.stripeSdk;
  await expect(refunds.create({ payment_intent, amount: 30_001 })).rejects.toThrow(
    'Refund amount ($300.01) is greater than unrefunded amount on charge ($300.00)',
  );
  await refunds.create({ payment_intent });
  await expect(refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  await expect(refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(refunds.create({})).rejects.toThrow(/payment_intent or charge/);
});

test('a payment intent shows what was received and carries the metadata it was given', async () => {
  expect(await sandbox.stripeSdk.paymentIntents.retrieve(await paid())).toMatchObject({
    status: 'succeeded',
    amount_received: 30_000,
    metadata: { bookingId: 'b1' },
  });
});

test.each([
  ['4000000000007726', 'pending', 'succeeded', 'refund.updated', 30_000],
  ['4000000000005126', 'succeeded', 'failed', 'refund.failed', 0],
])('the card %s makes refunds that are %s first and %s later', async (card, first, later, type, refunded) => {
  const { refunds, events, charges } = sandbox.stripeSdk;
  const refund = await refunds.create({ payment_intent: await paid(card) });
  expect(refund.status).toBe(first);
  ahead += 5000;
  const [told] = await eventually(async () => {
    const { data } = await events.list({ type });
    return data.length > 0 && data;
  });
  expect(told?.data.object).toMatchObject({ id: refund.id, status: later });
  expect(await refunds.retrieve(refund.id)).toMatchObject({ status: later });
  expect((await charges.retrieve(refund.charge as string)).amount_refunded).toBe(refunded);
});
