import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { resultsOf, toMinor } from '@wayhouse/domain';
import { type Booking, cancel, pay, refund } from './domain/booking.js';
import { payAtHotel } from './domain/pay-at-hotel.js';
import { createBooking } from './domain/create-booking.js';
import { settlementOf } from './domain/booking-settlement.js';
import { toBookingResponse } from './booking-response.js';

test('has the times of the payment and the refund', () => {
  const unpaid = createBooking(room(), order(), noon);
  expect(toBookingResponse(unpaid)).toMatchObject({ paidAt: undefined, refundedAt: undefined });
  const paid = pay(unpaid, payment({ paidAt: new Date('2027-01-06T10:00:00Z') }));
  const refunded = refund(paid, aRefund({ refundedAt: new Date('2027-01-07T11:00:00Z') }));
  expect(toBookingResponse(refunded)).toMatchObject({
    paidAt: '2027-01-06T10:00:00.000Z',
    refundedAt: '2027-01-07T11:00:00.000Z',
  });
});

test('of several card payments and refunds it has each, in order, and the time of the payment that counts', () => {
  const [first, second, back, later] = ['06', '20', '21', '25'].map((day) => new Date(`2027-01-${day}T10:00:00Z`));
  const times = [first, second, back, later].map((time) => time!.toISOString());
  // The messages arrive in another order.
  const twice = pay(
    pay(createBooking(room(), order(), noon), payment({ paymentId: 'pi_2', paidAt: second })),
    payment({ paidAt: first }),
  );
  expect(toBookingResponse(twice)).toMatchObject({ paidAt: times[0], refunds: undefined });
  const refunds = [
    aRefund({ refundId: 're_2', amountMinor: 60_00, refundedAt: later }),
    aRefund({ paymentId: 'pi_2', amountMinor: 360_00, refundedAt: back }),
  ];
  const refunded = refunds.reduce(refund, twice);
  expect(toBookingResponse(refunded)).toMatchObject({
    ...{ paid: 720, paidAt: times[0], refunded: 420 },
    payments: [
      { amount: 360, at: times[0] },
      { amount: 360, at: times[1] },
    ],
    refunds: [
      { amount: 360, at: times[2] },
      { amount: 60, at: times[3] },
    ],
  });
});

test('of a single card payment and refund there are no lists', () => {
  const once = refund(pay(createBooking(room(), order(), noon), payment()), aRefund());
  expect(toBookingResponse(once)).toMatchObject({ payments: undefined, refunds: undefined });
});

test('shows the name the guest booked under', () => {
  const booked = createBooking(
    room(),
    order({ guest: { id: 'asha', name: 'Asha Menon', email: 'asha@example.test' } }),
    noon,
  );
  expect(toBookingResponse(booked).user).toEqual({ username: 'Asha Menon' });
});

test('leaves out a refund whose payment has not arrived yet', () => {
  const early = refund(createBooking(room(), order(), noon), aRefund());
  expect(toBookingResponse(early)).toMatchObject({ refunded: 0, refundedAt: undefined });
});

describe('the statement of a booking agrees with its settlement', () => {
  const late = new Date('2027-02-26T10:00:00Z');
  const unpaid = () => createBooking(room(), order(), noon);
  const paid = () => pay(unpaid(), payment());
  const atHotel = (booking: Booking, amountMinor: number) => payAtHotel(booking, { id: 'h1', amountMinor }, late);
  const after = { paymentId: 'pi_2', paidAt: new Date('2027-02-26T11:00:00Z') };

  test.each<[string, Booking]>([
    ['unpaid', unpaid()],
    ['paid by card', paid()],
    ['paid by card twice', pay(paid(), payment(after))],
    ['paid at the hotel and by card', pay(atHotel(unpaid(), 360_00), payment(after))],
    ['cancelled free of charge', cancel(paid(), 0, noon)],
    ['cancelled late, unpaid', cancel(unpaid(), 120_00, late)],
    ['cancelled late, its charge paid at the hotel', atHotel(cancel(unpaid(), 120_00, late), 120_00)],
    ['cancelled late, paid at the hotel', cancel(atHotel(unpaid(), 360_00), 120_00, late)],
    ['cancelled late, paid only after that', pay(cancel(unpaid(), 120_00, late), payment(after))],
    ['cancelled late, refunded too much', refund(cancel(paid(), 120_00, late), aRefund({ amountMinor: 340_00 }))],
  ])('%s', (_what, booking) => {
    const results = resultsOf(toBookingResponse(booking));
    const minorOf = (...kinds: string[]) =>
      results.reduce((sum, { what, amount }) => sum + (kinds.includes(what) ? toMinor(amount) : 0), 0);
    const { owed, refund: due } = settlementOf(booking);
    expect({ owed: minorOf('due', 'charge-due'), card: minorOf('pending-refund') }).toEqual({ owed, card: due.card });
  });
});
