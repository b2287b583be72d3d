import type { Booking } from '@wayhouse/contracts/booking';
import { stayCalendar } from '@wayhouse/messages/stay-calendar';

/** Creates an iCalendar file for the stay. `site` is the origin of the link to the booking. */
export function createCalendarFile(booking: Booking, site: string): File {
  const { _id: bookingId, hotel, room, guests, checkInDate: checkIn, checkOutDate: checkOut } = booking;
  const stay = { bookingId, hotel, room, guests, checkIn, checkOut, changes: booking.changes };
  const { name, text } = stayCalendar(stay, site);
  return new File([text], name, { type: 'text/calendar' });
}
