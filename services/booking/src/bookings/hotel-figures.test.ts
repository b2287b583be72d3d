import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { agree, type Booking, cancel, pay, refund } from './booking.js';
import { figuresOf } from './hotel-figures.js';

const late = new Date('2027-02-26T08:30:00Z');
const due = (id = 'b1') => agree(room(), order({ id }), noon);
const paid = (id?: string) => pay(due(id), payment());
const lateAfterPaying = () => cancel(paid(), 120_00, late);
const back = (amountMinor: number, paymentId = 'pi_1') => aRefund({ amountMinor, paymentId });

test.each<[string, Booking[], ReturnType<typeof figuresOf>]>([
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
])('the figures of %s', (_what, bookings, figures) => {
  expect(figuresOf(bookings)).toEqual(figures);
});

test('adds up what stands and what is cancelled, and counts no amount twice', () => {
  const bookings = [due('b1'), paid('b2'), refund(lateAfterPaying(), back(240_00)), cancel(due('b4'), 0, noon)];
  expect(figuresOf(bookings)).toEqual({
    totalBookings: 2,
    totalRevenue: 480,
    booked: 840,
    paid: 720,
    refunded: 240,
  });
});
