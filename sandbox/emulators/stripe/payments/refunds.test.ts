import type Stripe from 'stripe';
import { eventually, startTestProviders } from '../../providers/testing/test-providers.js';

let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
let ahead = 0;
beforeAll(async () => {
  sandbox = await startTestProviders({ webhookUrl: 'http://127.0.0.1:1/', now: () => Date.now() + ahead });
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

const eventsOf = async (type: string) =>
  (await sandbox.stripeSdk.events.list({ limit: 100 })).data.filter((event) => (event.type as string) === type);

test('refunds a payment in parts and publishes an event for each', async () => {
  const { refunds, events } = sandbox.stripeSdk;
  const payment_intent = await paid();
  const first = await refunds.create({ payment_intent, amount: 10_000 });
  expect(first).toMatchObject({ object: 'refund', amount: 10_000, status: 'succeeded', payment_intent });
  const rest = await refunds.create({ payment_intent });
  expect(rest.amount).toBe(20_000);
  expect((await refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([rest.id, first.id]);

  const { data } = await events.list({ limit: 2 });
  expect(data.map(({ type }) => type)).toEqual(['refund.created', 'refund.created']);
  expect(data[0]!.data.object).toEqual(JSON.parse(JSON.stringify({ ...rest, lastResponse: undefined })));
});

test('refunds once for the same idempotency key', async () => {
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

test.each([
  ['4000000000007726', 'pending', 'succeeded', 'refund.updated', true],
  ['4000000000005126', 'succeeded', 'failed', 'refund.failed', false],
])('the card %s makes refunds that are %s first and %s later', async (card, first, later, type, isRefunded) => {
  const { refunds } = sandbox.stripeSdk;
  const payment_intent = await paid(card);
  const refund = await refunds.create({ payment_intent });
  expect(refund.status).toBe(first);
  ahead += 5000;
  const [event] = await eventually(async () => {
    const found = await eventsOf(type);
    return found.length > 0 && found;
  });
  const { object, previous_attributes: previous } = event!.data as Stripe.RefundUpdatedEvent.Data;
  expect([object.id, object.status, previous?.status]).toEqual([refund.id, later, first]);
  expect((await refunds.list({ payment_intent })).data[0]!.status).toBe(later);
  const again = refunds.create({ payment_intent });
  if (isRefunded) await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
  else expect((await again).amount).toBe(30_000);
});
