import { calls } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { toBookingResponse } from '../bookings/booking-response.js';
import { requireGuestBooking, requireHotelBooking } from '../bookings/domain/booking-access.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { buildReceipt } from './receipt.js';
import type { ReceiptThread } from './receipt-thread.js';

type Deps = {
  bookings: Pick<BookingRepository, 'get'>;
  staff: Pick<StaffProjection, 'listRoles'>;
  hotels: Pick<HotelProjection, 'findContacts'>;
  now: () => Date;
  receiptThread: ReceiptThread;
};

/** Each takes the thread for a moment. */
const limitPerMinute = 10;

/** The same document for the guest and for the hotel. */
export const receiptRoutes = ({ bookings, staff, hotels, now, receiptThread }: Deps) => {
  const render = async (booking: Booking) => {
    const { hotelId } = booking.room;
    const contacts = await hotels.findContacts([hotelId]);
    return receiptThread.render(buildReceipt(toBookingResponse(booking, contacts.get(hotelId)), now()));
  };
  return [
    route(
      calls.downloadReceipt,
      async ({ input, caller }) => {
        const booking = requireGuestBooking(await bookings.get(input.id), caller.id);
        return { name: `wayhouse-receipt-${bookingNumber(booking.id)}.pdf`, bytes: await render(booking) };
      },
      { limitPerMinute },
    ),
    route(
      calls.downloadHotelReceipt,
      async ({ input, caller }) => {
        const ownHotels = await requireOwnHotels(staff, caller);
        const booking = requireHotelBooking(await bookings.get(input.id), ownHotels);
        return { name: `wayhouse-receipt-${bookingNumber(booking.id)}.pdf`, bytes: await render(booking) };
      },
      { limitPerMinute },
    ),
  ];
};
