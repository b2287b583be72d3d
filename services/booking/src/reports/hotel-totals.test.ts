import { agree, type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { keepBookings } from '../testing/store-bookings.js';
import { aRefund, bookingService, noon, order, payment, room, type TestBooking } from '../testing/factories.js';
import { hotelTotals } from './hotel-totals.js';

let service: TestBooking;
beforeAll(async () => (service = await bookingService()));
afterAll(() => service.stop());

const late = new Date('2027-02-26T08:30:00Z');
const due = (id = 'b1') => agree(room(), order({ id }), noon);
const paid = (id?: string) => pay(due(id), payment());
const lateAfterPaying = (id?: string) => cancel(paid(id), 120_00, late);
const back = (amountMinor: number, paymentId = 'pi_1') => aRefund({ amountMinor, paymentId });

/** The totals of a hotel that has these bookings and no others. */
async function totalsOf(bookings: Booking[]) {
  const hotelId = await keepBookings(service, bookings);
  return hotelTotals(service.db, hotelId);
}

test.each<[string, Booking[], Awaited<ReturnType<typeof hotelTotals>>]>([
  ['nothing', [], { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 0, refunded: 0 }],
  ['a booking still due', [due()], { totalBookings: 1, totalRevenue: 0, booked: 360, paid: 0, refunded: 0 }],
  ['a paid booking', [paid()], { totalBookings: 1, totalRevenue: 360, booked: 360, paid: 360, refunded: 0 }],
  [
    'a booking cancelled free',
    [cancel(due(), 0, noon)],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 0, refunded: 0 },
  ],
  [
    'a booking cancelled late, of which one night is owed',
    [cancel(due(), 120_00, late)],
    { totalBookings: 0, totalRevenue: 0, booked: 120, paid: 0, refunded: 0 },
  ],
  [
    'a booking cancelled late after paying, before the refund is told',
    [lateAfterPaying()],
    { totalBookings: 0, totalRevenue: 360, booked: 120, paid: 360, refunded: 0 },
  ],
  [
    'a booking cancelled late after paying, once the refund is told',
    [refund(lateAfterPaying(), back(240_00))],
    { totalBookings: 0, totalRevenue: 120, booked: 120, paid: 360, refunded: 240 },
  ],
  [
    'a booking cancelled free after paying, once the refund is told',
    [refund(cancel(paid(), 0, noon), back(360_00))],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 360, refunded: 360 },
  ],
  [
    'a booking paid twice, before the second payment goes back',
    [pay(paid(), payment({ paymentId: 'pi_2' }))],
    { totalBookings: 1, totalRevenue: 720, booked: 360, paid: 720, refunded: 0 },
  ],
  [
    'a booking paid twice, once the second payment is back',
    [refund(pay(paid(), payment({ paymentId: 'pi_2' })), back(360_00, 'pi_2'))],
    { totalBookings: 1, totalRevenue: 360, booked: 360, paid: 720, refunded: 360 },
  ],
  [
    'a payment that came after cancelling and went back',
    [refund(pay(cancel(due(), 0, noon), payment()), back(360_00))],
    { totalBookings: 0, totalRevenue: 0, booked: 0, paid: 360, refunded: 360 },
  ],
])('the totals of %s', async (_what, bookings, totals) => {
  expect(await totalsOf(bookings)).toEqual(totals);
});

test('adds up what stands and what is cancelled, and counts no amount twice', async () => {
  const bookings = [due('b1'), paid('b2'), refund(lateAfterPaying('b3'), back(240_00)), cancel(due('b4'), 0, noon)];
  expect(await totalsOf(bookings)).toEqual({
    totalBookings: 2,
    totalRevenue: 480,
    booked: 840,
    paid: 720,
    refunded: 240,
  });
});

test('a refund that was heard before its payment does not count yet', async () => {
  expect(await totalsOf([refund(due(), back(100_00))])).toMatchObject({ totalRevenue: 0, refunded: 0 });
});
