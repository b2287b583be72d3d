import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { toBookingResponse } from '../bookings/booking-response.js';
import { requireGuestBooking } from '../bookings/domain/booking-access.js';
import { buildReceipt } from './receipt.js';
import type { ReceiptRenderer } from './receipt-renderer.js';

type Deps = { bookings: Pick<BookingRepository, 'get'>; now: () => Date; receiptRenderer: ReceiptRenderer };

export const receiptRoutes = ({ bookings, now, receiptRenderer }: Deps) => [
  route(calls.downloadReceipt, async ({ input, caller }) => {
    const booking = requireGuestBooking(await bookings.get(input.id), caller.id);
    const bytes = await receiptRenderer.render(buildReceipt(toBookingResponse(booking), now()));
    return { name: `wayhouse-receipt-${booking.id}.pdf`, bytes };
  }),
];
