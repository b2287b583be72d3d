import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { cancel, pay, refund } from './domain/booking.js';
import { createBooking } from './domain/create-booking.js';
import { toHotelBookingResponse } from './hotel-booking-response.js';

test('a refund, timed in whole seconds, follows the cancellation of the same second', () => {
  const cancelledAt = new Date(noon.getTime() + 60_700);
  const paid = pay(createBooking(room(), order(), noon), payment());
  const refundedAt = new Date(noon.getTime() + 60_000);
  const sentBack = refund(cancel(paid, 0, cancelledAt), aRefund({ refundedAt }));
  const { history } = toHotelBookingResponse(sentBack, cancelledAt);
  expect(history.map(({ type }) => type)).toEqual(['booked', 'paid', 'cancelled', 'refunded']);
});
