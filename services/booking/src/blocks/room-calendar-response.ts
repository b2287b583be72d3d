import type { CallResponse, calls } from '@wayhouse/contracts';
import type { Booking } from '../bookings/domain/booking.js';
import type { RoomCalendar } from './show-room-calendar.js';

type RoomCalendarResponse = CallResponse<typeof calls.showRoomCalendar>;

export const toRoomCalendarResponse = ({ bookings, blocked }: RoomCalendar): RoomCalendarResponse => ({
  stays: bookings.map(toCalendarStay),
  blocked,
});

const toCalendarStay = ({ id, stay, guest, guests, state }: Booking): RoomCalendarResponse['stays'][number] => ({
  bookingId: id,
  ...stay,
  guest: guest.name,
  guests,
  state,
});
