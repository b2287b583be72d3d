import type { CallResponse, calls } from '@wayhouse/contracts';
import type { Booking } from '../bookings/domain/booking.js';
import { guestName } from '../bookings/guest-name.js';
import { paidInPart } from '../bookings/paid-in-part.js';
import type { RoomCalendar } from './show-room-calendar.js';

type RoomCalendarResponse = CallResponse<typeof calls.showRoomCalendar>;

export const toRoomCalendarResponse = ({ bookings, ...blocked }: RoomCalendar): RoomCalendarResponse => ({
  stays: bookings.map(toCalendarStay),
  ...blocked,
});

const toCalendarStay = (booking: Booking): RoomCalendarResponse['stays'][number] => ({
  bookingId: booking.id,
  ...booking.stay,
  guest: guestName(booking),
  guests: booking.guests,
  state: booking.state,
  paidInPart: paidInPart(booking),
});
