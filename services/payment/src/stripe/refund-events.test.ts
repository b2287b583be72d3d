import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { paidSession, paymentService, refundOf, stripeEvent, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await paymentService()));
afterAll(() => service.stop());

const pay = (bookingId: string) => service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId)));
const refunded = async (bookingId: string) =>
  (await service.told(events.paymentRefunded)).filter((refund) => refund.bookingId === bookingId);
/** Asked of the database, the figure has no value while that takes long. */
const failedAre = (many: number) =>
  eventually(async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(new RegExp(`^refunds_failed{.*} ${many}$`, 'm'));
  });

test('a refund made by hand is told, once for all its events, also when they come at the same time', async () => {
  await pay('b1');
  const types = ['refund.created', 'refund.updated', 'charge.refunded', 'refund.created'];
  const statuses = await Promise.all(types.map((type) => service.deliver(stripeEvent(type, refundOf('b1')))));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await refunded('b1')).toMatchObject([{ refundId: 're_b1', paymentId: 'pi_b1', amountMinor: 120_00 }]);
});

test('a refund that is pending is told when it went through', async () => {
  await pay('b2');
  await service.deliver(stripeEvent('refund.created', refundOf('b2', { status: 'pending' })));
  expect(await refunded('b2')).toEqual([]);
  await service.deliver(stripeEvent('refund.updated', refundOf('b2')));
  await service.deliver(stripeEvent('refund.created', refundOf('b2', { status: 'pending' })));
  expect(await refunded('b2')).toHaveLength(1);
});

test('a refund that arrives before its payment is taken, and told with the payment', async () => {
  expect(await service.deliver(stripeEvent('refund.created', refundOf('b3')))).toBe(200);
  expect(await refunded('b3')).toEqual([]);
  await pay('b3');
  expect(await refunded('b3')).toMatchObject([{ refundId: 're_b3' }]);
});

test('a refund of a payment that is not ours is taken and harms nothing, and is forgotten in time', async () => {
  const foreign = refundOf('basket-7', { metadata: {} });
  expect(await service.deliver(stripeEvent('refund.created', foreign))).toBe(200);
  expect(await service.deliver(stripeEvent('refund.created', { ...foreign, id: 're_2', payment_intent: null }))).toBe(
    200,
  );
  expect(await service.deliver(stripeEvent('refund.failed', { ...foreign, id: 're_3', status: 'failed' }))).toBe(200);
  expect(await service.db.collection('refunds').findOne({ _id: 'pi_basket-7' as never })).toMatchObject({
    strangerSince: expect.any(Date),
  });
  await failedAre(0);
});

test('a refund that fails later stays told, and is counted for people to see to', async () => {
  await pay('b4');
  await service.deliver(stripeEvent('refund.created', refundOf('b4')));
  const failed = refundOf('b4', { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  await service.deliver(stripeEvent('refund.failed', failed));
  expect(await refunded('b4')).toHaveLength(1);
  await failedAre(1);
});
