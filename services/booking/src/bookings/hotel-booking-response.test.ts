import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { agree, cancel, pay, refund } from './domain/booking.js';
import { hotelViewOf } from './hotel-booking-response.js';

test('a refund, whose time is in whole seconds, follows the cancelling of the same second', () => {
  const cancelledAt = new Date(noon.getTime() + 60_700);
  const paid = pay(agree(room(), order(), noon), payment());
  const refundedAt = new Date(noon.getTime() + 60_000);
  const sentBack = refund(cancel(paid, 0, cancelledAt), aRefund({ refundedAt }));
  const { history } = hotelViewOf(sentBack, cancelledAt);
  expect(history.map(({ what }) => what)).toEqual(['booked', 'paid', 'cancelled', 'refunded']);
});
