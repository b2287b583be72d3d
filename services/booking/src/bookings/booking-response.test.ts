import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { createBooking, pay, refund } from './domain/booking.js';
import { toBookingResponse } from './booking-response.js';

test('has the times of the last payment and the last refund', () => {
  const unpaid = createBooking(room(), order(), noon);
  expect(toBookingResponse(unpaid)).toMatchObject({ paidAt: undefined, refundedAt: undefined });
  const paid = pay(unpaid, payment({ paidAt: new Date('2027-01-06T10:00:00Z') }));
  const refunded = refund(paid, aRefund({ refundedAt: new Date('2027-01-07T11:00:00Z') }));
  expect(toBookingResponse(refunded)).toMatchObject({
    paidAt: '2027-01-06T10:00:00.000Z',
    refundedAt: '2027-01-07T11:00:00.000Z',
  });
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
