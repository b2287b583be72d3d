import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { paidSession, startPaymentService, stripeEvent, stripeRefund, type TestPayment } from '../testing/factories.js';
import { bookingGraceMs } from './waiting-payments.js';

let service: TestPayment;
beforeEach(async () => (service = await startPaymentService()));
afterEach(() => service.stop());

const pay = (bookingId: string, over = {}) =>
  service.deliver(stripeEvent('checkout.session.completed', paidSession(bookingId, over)));
const rows = (collection: string) => service.db.collection<{ _id: string; state: string; addedAt: Date }>(collection);
const waiting = () => rows('waiting_payments').find({ state: 'pending' }).toArray();
const published = () => service.publishedEvents(events.paymentSucceeded);

test('a payment that is reported before its booking counts once the booking is known', async () => {
  expect([await pay('late'), await pay('late')]).toEqual([200, 200]);
  expect([await published(), await waiting()]).toMatchObject([[], [{ _id: 'pi_late' }]]);
  await service.confirm('late');
  await eventually(async () =>
    expect(await published()).toMatchObject([{ bookingId: 'late', paymentId: 'pi_late', amountMinor: 240_00 }]),
  );
  await eventually(async () => expect(await waiting()).toEqual([]));
  await pay('late');
  expect(await published()).toHaveLength(1);
});

test.each([
  ['amount', { amount_total: 1 }],
  ['currency', { currency: 'jpy' }],
])('a payment of another %s is set aside, though its booking comes later', async (_what, over) => {
  await pay('other', over);
  await service.confirm('other');
  await eventually(async () =>
    expect(await rows('set_aside_payments').find().toArray()).toMatchObject([{ _id: 'pi_other', bookingId: 'other' }]),
  );
  expect(await published()).toEqual([]);
});

test('a booking whose first event is its cancellation is refunded', async () => {
  await pay('cancelled');
  await service.deliver(stripeEvent('refund.created', stripeRefund('cancelled', { amount: 40_00 })));
  await service.cancel('cancelled', { chargedMinor: 120_00 });
  await eventually(async () =>
    expect(await service.refundOrders('cancelled')).toMatchObject([{ paymentId: 'pi_cancelled', amountMinor: 120_00 }]),
  );
  expect(await service.publishedEvents(events.paymentRefunded)).toMatchObject([{ amountMinor: 40_00 }]);
});

test('a payment whose booking never comes is retained, and reported after a while', async () => {
  await pay('never');
  const expectReported = (many: number) =>
    eventually(async () => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      expect(text).toMatch(new RegExp(`^payments_set_aside({.*})? ${many}$`, 'm'));
    });
  await expectReported(0);
  const addedAt = new Date(Date.now() - bookingGraceMs - 1);
  await rows('waiting_payments').updateOne({ _id: 'pi_never' }, { $set: { addedAt } });
  await expectReported(1);
  expect(await waiting()).toMatchObject([{ _id: 'pi_never', job: { amountMinor: 240_00, currency: 'USD' } }]);
});
