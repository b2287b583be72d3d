import { aRefund, order, payment, room } from '../../testing/factories.js';
import { type Booking, cancel, cancelByOwner, changeDetails, pay, refund } from './booking.js';
import { settlementIfCancelled, settlementOf } from './booking-settlement.js';
import { payAtHotel, takeBackPayment } from './pay-at-hotel.js';
import { withOtherStay } from './change-stay.js';
import { withOtherStayByHotel } from './change-stay-by-hotel.js';
import { createBooking } from './create-booking.js';
import { recordNoShow } from './no-show.js';
import { setStayStatus } from './stay-status.js';

const day = 24 * 3600_000;
/** When everything has happened by the clock of one process, and what a process shows whose clock is behind. */
const ahead = new Date('2027-01-05T06:30:00Z');
const behind = new Date(ahead.getTime() - 5000);
const stay = { checkIn: '2027-01-05', checkOut: '2027-01-08' };
const longer = { stay: { ...stay, checkOut: '2027-01-09' }, guests: 2 };
const booked = (over = {}) => createBooking(room(), order({ stay, ...over }), new Date(ahead.getTime() - day));
const later = { stay: { checkIn: '2027-03-01', checkOut: '2027-03-03' } };
const paid = (booking: Booking = booked(), at = ahead) =>
  payAtHotel(booking, { id: 'h1', amountMinor: booking.totalMinor }, at);
const changed = (booking: Booking = booked(), at = ahead) =>
  withOtherStayByHotel(booking, room(), { stay: booking.stay, guests: 1 }, { by: 'rita' }, at);
const inHouse = () => setStayStatus(booked(), 'in-house', ahead);
const missing = (booking: Booking) => recordNoShow(booking, new Date(behind.getTime() + day));
const shiftedBy = (ms: number, booking: Booking): Booking => ({
  ...booking,
  payments: booking.payments.map((each) => ({ ...each, paidAt: new Date(each.paidAt.getTime() + ms) })) as never,
});
const dayBefore = (time: Date, tolerance = 0) => new Date(time.getTime() - day + tolerance);

test.each<[string, Date | undefined]>([
  ['a cancellation after a change', cancelByOwner(changed(), behind).cancelledAt],
  ['a cancellation after a payment at the hotel', cancelByOwner(paid(), behind).cancelledAt],
  ['what it refunds', cancelByOwner(paid(), behind).refunds[0]!.refundedAt],
  ['a cancellation by the guest', cancel(changed(booked(later)), 0, behind).cancelledAt],
  ['a no-show, a day later', dayBefore(missing(shiftedBy(day, paid())).cancelledAt)],
  [
    'a cancellation after a payment by card',
    cancelByOwner(pay(booked(), payment({ paidAt: ahead })), behind).cancelledAt,
  ],
  [
    'a change after a payment was taken back',
    changed(takeBackPayment(paid(), 'h1', 'rita', ahead), behind).changes![0]!.at,
  ],
  ['a payment after a change', paid(changed(), behind).payments[0]!.paidAt],
  [
    'a payment of a charge',
    dayBefore(paid({ ...missing(booked()), totalMinor: 120_00 }, behind).payments[0]!.paidAt, 5000),
  ],
  ['a check-in after a payment', setStayStatus(paid(), 'in-house', behind).checkedInAt],
  ['a check-out after a check-in', setStayStatus(inHouse(), 'departed', behind).checkedOutAt],
  [
    'a change by the hotel after a check-in',
    withOtherStayByHotel(inHouse(), room(), longer, { by: 'rita' }, behind).changes![0]!.at,
  ],
  [
    'a change by the guest after one by the hotel',
    withOtherStay(changed(booked(later)), room(), { ...later, guests: 2 }, behind).changes![1]!.at,
  ],
  ['details', changeDetails(paid(), { wishes: 'A cot' } as never, 0, behind).details!.changedAt],
])('%s is dated no earlier than what has happened, also by a clock that is behind', (_what, at) => {
  expect(at!.getTime()).toBeGreaterThanOrEqual(ahead.getTime());
});

test('a higher price is owed also right after a card payment that came back because the hotel was paid', () => {
  const twice = pay(paid(booked(), behind), payment({ paidAt: ahead }));
  const sentBack = refund(twice, aRefund({ amountMinor: 360_00, refundedAt: ahead }));
  const longerStay = withOtherStayByHotel(sentBack, room(), longer, { by: 'rita' }, ahead);
  expect([longerStay.totalMinor, settlementOf(longerStay).owed]).toEqual([480_00, 120_00]);
});

test('what a cancellation would refund is what it refunds, also right after a card payment', () => {
  const byCard = pay(booked({ stay: { checkIn: '2027-01-06', checkOut: '2027-01-09' } }), payment({ paidAt: ahead }));
  expect(settlementIfCancelled(byCard, 120_00, behind)).toEqual(settlementOf(cancel(byCard, 120_00, behind)));
});

test('without that, things are dated by the clock', () => {
  const now = new Date(ahead.getTime() + 1000);
  expect(cancelByOwner(changed(), now).cancelledAt).toEqual(now);
  expect(setStayStatus(inHouse(), 'departed', now).checkedOutAt).toEqual(now);
});
