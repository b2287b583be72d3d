import { type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { storeBookings } from '../testing/store-bookings.js';
import { aRefund, startTestBooking, noon, order, payment, room, type TestBooking } from '../testing/factories.js';
import { type ReportRepository, reportRepository } from './report-repository.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const late = new Date('2027-02-26T08:30:00Z');
const unpaid = (id = 'b1') => createBooking(room(), order({ id }), noon);
const paid = (id?: string) => pay(unpaid(id), payment());
const cancelledLate = (id?: string) => cancel(paid(id), 120_00, late);
const refundOf = (amountMinor: number, paymentId = 'pi_1') => aRefund({ amountMinor, paymentId });

/** The totals of a hotel that has these bookings and no others. */
async function totalsOf(bookings: Booking[]) {
  const hotelId = await storeBookings(service, bookings);
  return reportRepository(service.db).totals(hotelId);
}

test.each<[string, Booking[], Awaited<ReturnType<ReportRepository['totals']>>]>([
  ['no bookings', [], { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 0, refunded: 0 }],
  ['an unpaid booking', [unpaid()], { totalBookings: 1, totalRevenue: 0, booked: 360, paid: 0, refunded: 0 }],
  ['a paid booking', [paid()], { totalBookings: 1, totalRevenue: 360, booked: 360, paid: 360, refunded: 0 }],
  [
    'a booking cancelled free of charge',
    [cancel(unpaid(), 0, noon)],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 0, refunded: 0 },
  ],
  [
    'a booking cancelled late, which owes one night',
    [cancel(unpaid(), 120_00, late)],
    { totalBookings: 0, totalRevenue: 0, booked: 120, paid: 0, refunded: 0 },
  ],
  [
    'a paid booking cancelled late, before its refund',
    [cancelledLate()],
    { totalBookings: 0, totalRevenue: 360, booked: 120, paid: 360, refunded: 0 },
  ],
  [
    'a paid booking cancelled late, after its refund',
    [refund(cancelledLate(), refundOf(240_00))],
    { totalBookings: 0, totalRevenue: 120, booked: 120, paid: 360, refunded: 240 },
  ],
  [
    'a paid booking cancelled free of charge, after its refund',
    [refund(cancel(paid(), 0, noon), refundOf(360_00))],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 360, refunded: 360 },
  ],
  [
    'a booking paid twice, before the second payment is refunded',
    [pay(paid(), payment({ paymentId: 'pi_2' }))],
    { totalBookings: 1, totalRevenue: 720, booked: 360, paid: 720, refunded: 0 },
  ],
  [
    'a booking paid twice, after the second payment is refunded',
    [refund(pay(paid(), payment({ paymentId: 'pi_2' })), refundOf(360_00, 'pi_2'))],
    { totalBookings: 1, totalRevenue: 360, booked: 360, paid: 720, refunded: 360 },
  ],
  [
    'a payment made after the cancellation and refunded',
    [refund(pay(cancel(unpaid(), 0, noon), payment()), refundOf(360_00))],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 360, refunded: 360 },
  ],
])('totals of %s', async (_what, bookings, totals) => {
  expect(await totalsOf(bookings)).toEqual(totals);
});

test('adds up all bookings, cancelled ones included, and counts no amount twice', async () => {
  const bookings = [
    unpaid('b1'),
    paid('b2'),
    refund(cancelledLate('b3'), refundOf(240_00)),
    cancel(unpaid('b4'), 0, noon),
  ];
  expect(await totalsOf(bookings)).toEqual({
    totalBookings: 2,
    totalRevenue: 480,
    booked: 840,
    paid: 720,
    refunded: 240,
  });
});

test('a refund that arrives before its payment does not count yet', async () => {
  expect(await totalsOf([refund(unpaid(), refundOf(100_00))])).toMatchObject({ totalRevenue: 0, refunded: 0 });
});
