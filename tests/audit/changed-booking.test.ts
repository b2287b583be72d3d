import { payment } from '@wayhouse/booking/testing/factories';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set } = planted;
const inTwoHours = () => new Date(Date.now() + 7_200_000);
const audit = async () => (await planted.platform.audit(inTwoHours())).map(({ kind, subject }) => [kind, subject]);

test('a payment at the price before a change passes, but not without the refund that the change has made due', async () => {
  const at = new Date('2027-01-05T12:00:00Z');
  const [fromMinor, toMinor] = [480_00, payment().amountMinor];
  await set('booking', 'bookings', 'b1', { 'booking.changes': [{ at, totalMinor: fromMinor, guests: 2 }] });
  const priceChanges = [{ at: at.toISOString(), fromMinor, toMinor }];
  for (const service of ['payment', 'notification'] as const)
    await set(service, 'booking_projection', 'b1', { 'facts.priceChanges': priceChanges });
  expect(await audit()).toEqual([]);

  const { paymentId, paidAt, ...paid } = payment({ amountMinor: fromMinor });
  await set('booking', 'bookings', 'b1', { 'booking.payments': [{ paymentId, paidAt, ...paid }] });
  await set('payment', 'payments', 'b1', { cardPayments: [{ paymentId, paidAt, amountMinor: fromMinor }] });
  expect(await audit()).toEqual([['refund-other-than-policy', paymentId]]);
});
