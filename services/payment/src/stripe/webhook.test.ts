import { calls, events } from '@wayhouse/contracts';
import { paidSession, startPaymentService, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => {
  service = await startPaymentService();
  for (const bookingId of ['b2', 'b3', 'b4', 'b5', 'b6']) await service.confirm(bookingId);
});
afterAll(() => service.stop());

const succeeded = async (bookingId: string) =>
  (await service.publishedEvents(events.paymentSucceeded)).filter((payment) => payment.bookingId === bookingId);

test('publishes one payment for an event that is delivered twice, even at the same time', async () => {
  const event = stripeEvent('checkout.session.completed', paidSession('b1'));
  expect(await Promise.all([service.deliver(event), service.deliver(event)])).toEqual([200, 200]);
  expect(await service.deliver(event)).toBe(200);
  expect(await succeeded('b1')).toMatchObject([{ paymentId: 'pi_b1', amountMinor: 240_00 }]);
});

test('publishes a payment once when two events report it', async () => {
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b2')));
  await service.deliver(stripeEvent('checkout.session.async_payment_succeeded', paidSession('b2')));
  expect(await succeeded('b2')).toHaveLength(1);
});

test('ignores a session that is complete but not paid', async () => {
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b3', { payment_status: 'unpaid' })));
  expect(await succeeded('b3')).toEqual([]);
});

test('rejects a wrong or missing signature, and stores nothing', async () => {
  const event = stripeEvent('checkout.session.completed', paidSession('b4'));
  expect(await service.deliver(event, { secret: 'whsec_of_another_account' })).toBe(400);
  const unsigned = await fetch(`${service.url}/api/webhooks/stripe`, { method: 'POST', body: JSON.stringify(event) });
  expect(unsigned.status).toBe(400);
  expect(await succeeded('b4')).toEqual([]);
});

test('rejects a signature older than five minutes, and stores nothing', async () => {
  const event = stripeEvent('checkout.session.completed', paidSession('b5'));
  const seen = () => service.db.collection('stripe_events').countDocuments({ _id: event.id as never });
  expect(await service.deliver(event, { age: 301 })).toBe(400);
  expect([await seen(), await succeeded('b5')]).toEqual([0, []]);
  expect(await service.deliver(event, { age: 200 })).toBe(200);
  expect([await seen(), (await succeeded('b5')).length]).toEqual([1, 1]);
});

test('publishes a second payment of a booking once, and refunds it', async () => {
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b6')));
  const second = paidSession('b6', { id: 'cs_b6_2', payment_intent: 'pi_b6_2' });
  await service.deliver(stripeEvent('checkout.session.completed', second));
  await service.deliver(stripeEvent('checkout.session.completed', second));
  expect((await succeeded('b6')).map(({ paymentId }) => paymentId)).toEqual(['pi_b6', 'pi_b6_2']);
  expect(await service.refundOrders('b6')).toMatchObject([{ paymentId: 'pi_b6_2', amountMinor: 240_00 }]);
});

test.each([
  ['amount', { amount_total: 1 }],
  ['currency', { currency: 'jpy' }],
])('sets a payment aside that has another %s than its booking', async (what, over) => {
  const bookingId = `b-${what}`;
  await service.confirm(bookingId);
  await service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId, over)));
  await service.deliver(stripeEvent('checkout.session.async_payment_succeeded', paidSession(bookingId, over)));
  expect(await succeeded(bookingId)).toEqual([]);
  const aside = await service.db.collection('set_aside_payments').find({ bookingId }).toArray();
  expect(aside).toMatchObject([{ _id: `pi_${bookingId}` }]);
  expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(/^payments_set_aside(\{.*\})? [12]$/m);
});

test('ignores a payment for another product of the account', async () => {
  const foreign = paidSession('basket-7', { metadata: {}, payment_intent: null });
  expect(await service.deliver(stripeEvent('checkout.session.completed', foreign))).toBe(200);
  expect(await succeeded('basket-7')).toEqual([]);
});

test('responds 503 when Stripe cannot be reached', async () => {
  const known = { bookingId: 'b1' };
  await service.db.collection('payments').deleteMany({});
  const response = await service.call(calls.startPayment, known, { as: 'asha' });
  expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
});
