import { calls } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { toBookingResponse } from '../bookings/booking-response.js';
import { requireGuestBooking } from '../bookings/domain/booking-access.js';
import { buildReceipt } from './receipt.js';
import type { ReceiptThread } from './receipt-thread.js';

type Deps = { bookings: Pick<BookingRepository, 'get'>; now: () => Date; receiptThread: ReceiptThread };

/** Each takes the thread for a moment. */
const limitPerMinute = 10;

export const receiptRoutes = ({ bookings, now, receiptThread }: Deps) => [
  route(
    calls.downloadReceipt,
    async ({ input, caller }) => {
      const booking = requireGuestBooking(await bookings.get(input.id), caller.id);
      const bytes = await receiptThread.render(buildReceipt(toBookingResponse(booking), now()));
      return { name: `wayhouse-receipt-${bookingNumber(booking.id)}.pdf`, bytes };
    },
    { limitPerMinute },
  ),
];
