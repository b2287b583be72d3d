import { calls, events } from '@wayhouse/contracts';
import { paidSession, paymentService, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await paymentService()));
afterAll(() => service.stop());

const succeeded = async (bookingId: string) =>
  (await service.told(events.paymentSucceeded)).filter((payment) => payment.bookingId === bookingId);

test('a webhook sent twice, also at the same time, tells of one payment', async () => {
  const event = stripeEvent('checkout.session.completed', paidSession('b1'));
  expect(await Promise.all([service.deliver(event), service.deliver(event)])).toEqual([200, 200]);
  expect(await service.deliver(event)).toBe(200);
  expect(await succeeded('b1')).toMatchObject([{ paymentId: 'pi_b1', amountMinor: 240_00 }]);
});

test('two events about the same payment tell of it once', async () => {
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b2')));
  await service.deliver(stripeEvent('checkout.session.async_payment_succeeded', paidSession('b2')));
  expect(await succeeded('b2')).toHaveLength(1);
});

test('a session that is complete but not paid is no payment', async () => {
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b3', { payment_status: 'unpaid' })));
  expect(await succeeded('b3')).toEqual([]);
});

test('refuses a wrong signature and a missing one, and stores nothing', async () => {
  const event = stripeEvent('checkout.session.completed', paidSession('b4'));
  expect(await service.deliver(event, 'whsec_of_somebody_else')).toBe(400);
  const unsigned = await fetch(`${service.url}/api/webhooks/stripe`, { method: 'POST', body: JSON.stringify(event) });
  expect(unsigned.status).toBe(400);
  expect(await succeeded('b4')).toEqual([]);
});

test('a refund that arrives before its payment is asked for again, and then told', async () => {
  const refund = { id: 're_1', status: 'succeeded', payment_intent: 'pi_b5', amount: 120_00, created: 1_800_000_100 };
  const event = stripeEvent('refund.created', refund);
  expect(await service.deliver(event)).toBe(500);
  await service.deliver(stripeEvent('checkout.session.completed', paidSession('b5')));
  expect(await service.deliver(event)).toBe(200);
  expect(await service.told(events.paymentRefunded)).toMatchObject([{ bookingId: 'b5', amountMinor: 120_00 }]);
});

test('says so when Stripe cannot be reached, and charges nothing', async () => {
  const known = { bookingId: 'b1' };
  await service.db.collection('payments').deleteMany({});
  const answer = await service.call(calls.startPayment, known, { as: 'asha' });
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
}, 15_000);
