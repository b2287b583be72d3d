import type { Kind } from './contradiction.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, remove, insert } = planted;
const noon = '2027-01-05T12:00:00.000Z';
const kinds = async () => [...new Set((await planted.platform.audit()).map(({ kind }) => kind))].sort();
const deposit = { paymentId: 'h1', amountMinor: 100_00, paidAt: new Date(noon), method: 'hotel', means: 'cash' };
/** The booking as paid at the hotel alone, as payment knows it. */
async function atHotelAlone(payments: (typeof deposit)[], takenBack?: object[]) {
  const amountMinor = payments.reduce((sum, payment) => sum + payment.amountMinor, 0);
  await remove('payment', 'payments', 'b1');
  await insert('payment', 'payments', { _id: 'b1', attempt: 0, cardPayments: [], atHotel: { amountMinor } });
  const paidAtHotel = payments.map(({ paymentId, paidAt, ...paid }) => ({
    ...{ paymentId, amountMinor: paid.amountMinor, paidAt: paidAt.toISOString() },
  }));
  for (const service of ['payment', 'notification'] as const)
    await set(service, 'booking_projection', 'b1', { 'facts.paidAtHotel': paidAtHotel });
  const change = { 'booking.payments': payments, ...(takenBack && { 'booking.takenBack': takenBack }) };
  await set('booking', 'bookings', 'b1', change);
}

test('a booking that is paid at the hotel in parts, one of them taken back, passes', async () => {
  const parts = [
    { ...deposit, amountMinor: 100_00 },
    { ...deposit, paymentId: 'h2', amountMinor: 260_00 },
  ];
  const wrong = { ...deposit, paymentId: 'h3', takenBackAt: new Date(noon) };
  await atHotelAlone(parts, [wrong]);
  const { paymentId, amountMinor } = wrong;
  const takenBackAtHotel = [{ paymentId, amountMinor, paidAt: noon, takenBackAt: noon }];
  for (const service of ['payment', 'notification'] as const)
    await set(service, 'booking_projection', 'b1', { 'facts.takenBackAtHotel': takenBackAtHotel });
  expect(await planted.platform.audit()).toEqual([]);
});

test.each<[what: string, plant: () => Promise<unknown>, ...Kind[]]>([
  [
    'a booking that is paid though a part of it is owed',
    () => set('booking', 'bookings', 'b1', { 'booking.payments': [deposit] }),
    'booking-copy-differs',
    'payment-without-booking',
    'state-other-than-payments',
  ],
  [
    'a booking that is unpaid though nothing is owed',
    () => set('booking', 'bookings', 'b1', { 'booking.state': 'unpaid' }),
    'state-other-than-payments',
  ],
  [
    'a payment at the hotel beyond the price',
    () => atHotelAlone([{ ...deposit, amountMinor: 360_01 }]),
    'paid-beyond-price',
  ],
  [
    'a payment at the hotel that counts although it is taken back',
    () => atHotelAlone([{ ...deposit, amountMinor: 360_00 }], [{ ...deposit, takenBackAt: new Date(noon) }]),
    'booking-copy-differs',
    'paid-beyond-price',
  ],
])('reports %s', async (_what, plant, ...expected) => {
  await plant();
  expect(await kinds()).toEqual(expected);
});
