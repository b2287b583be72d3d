import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { paidSession, startPaymentService, stripeRefund, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await startPaymentService()));
afterAll(() => service.stop());

async function pay(bookingId: string): Promise<void> {
  await service.confirm(bookingId);
  await service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId)));
}
const refunded = async (bookingId: string) =>
  (await service.publishedEvents(events.paymentRefunded)).filter((refund) => refund.bookingId === bookingId);
/** The metric is read from the database, and has no value while that takes long. */
const expectMetric = (name: string, many: number) =>
  eventually(async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(new RegExp(`^${name}{.*} ${many}$`, 'm'));
  });
const expectFailedRefunds = (many: number) => expectMetric('refunds_failed', many);

test('publishes a refund made by hand once, even if all its events arrive at the same time', async () => {
  await pay('b1');
  const types = ['refund.created', 'refund.updated', 'charge.refunded', 'refund.created'];
  const statuses = await Promise.all(types.map((type) => service.deliver(stripeEvent(type, stripeRefund('b1')))));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await refunded('b1')).toMatchObject([{ refundId: 're_b1', paymentId: 'pi_b1', amountMinor: 120_00 }]);
});

test('publishes a pending refund once it has succeeded', async () => {
  await pay('b2');
  await service.deliver(stripeEvent('refund.created', stripeRefund('b2', { status: 'pending' })));
  expect(await refunded('b2')).toEqual([]);
  await service.deliver(stripeEvent('refund.updated', stripeRefund('b2')));
  await service.deliver(stripeEvent('refund.created', stripeRefund('b2', { status: 'pending' })));
  expect(await refunded('b2')).toHaveLength(1);
});

test('stores a refund that arrives before its payment, and publishes it with the payment', async () => {
  expect(await service.deliver(stripeEvent('refund.created', stripeRefund('b3')))).toBe(200);
  expect(await refunded('b3')).toEqual([]);
  await pay('b3');
  expect(await refunded('b3')).toMatchObject([{ refundId: 're_b3' }]);
});

test('accepts a refund of another product’s payment, and lets it expire', async () => {
  const foreign = stripeRefund('basket-7', { metadata: {} });
  expect(await service.deliver(stripeEvent('refund.created', foreign))).toBe(200);
  expect(await service.deliver(stripeEvent('refund.created', { ...foreign, id: 're_2', payment_intent: null }))).toBe(
    200,
  );
  expect(await service.deliver(stripeEvent('refund.failed', { ...foreign, id: 're_3', status: 'failed' }))).toBe(200);
  expect(await service.db.collection('refunds').findOne({ _id: 'pi_basket-7' as never })).toMatchObject({
    unclaimedSince: expect.any(Date),
  });
  await expectFailedRefunds(0);
});

test('a refund that fails later stays published, and each one that fails of a payment is counted', async () => {
  await pay('b4');
  await service.deliver(stripeEvent('refund.created', stripeRefund('b4')));
  const failed = stripeRefund('b4', { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  await service.deliver(stripeEvent('refund.failed', failed));
  expect(await refunded('b4')).toHaveLength(1);
  await expectFailedRefunds(1);
  await service.deliver(stripeEvent('refund.failed', { ...failed, id: 're_b4_again' }));
  await expectFailedRefunds(2);
});

test('a refund that does not get to Stripe for an hour is overdue', async () => {
  const refundOrders = service.db.collection('refund_orders');
  await pay('b5');
  await service.cancel('b5');
  await expectMetric('refunds_waiting', 1);
  await expectMetric('refunds_overdue', 0);
  await refundOrders.updateMany({}, { $set: { addedAt: new Date(Date.now() - 3601_000) } });
  await expectMetric('refunds_overdue', 1);
});
