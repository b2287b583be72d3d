import type { Booking } from '@wayhouse/contracts/booking';
import { clockOf, endOfStay, startOfStay } from '@wayhouse/domain/hotel-time';

export const bookingGroups = ['upcoming', 'past', 'cancelled'] as const;
export type BookingGroup = (typeof bookingGroups)[number];

/** Check-in time as a timestamp in milliseconds, by the hotel's clock. */
const arrivalTime = ({ hotel, checkInDate }: Booking): number =>
  startOfStay(clockOf(hotel), checkInDate, hotel).getTime();

/** Check-out time as a timestamp in milliseconds, by the hotel's clock. */
const departureTime = ({ hotel, checkOutDate }: Booking): number =>
  endOfStay(clockOf(hotel), checkOutDate, hotel).getTime();

/** A stay counts as upcoming until check-out. */
export function bookingGroup(booking: Booking, now: number): BookingGroup {
  if (booking.state === 'cancelled') return 'cancelled';
  return departureTime(booking) <= now ? 'past' : 'upcoming';
}

/** Upcoming stays by the nearest check-in, past ones by the latest, cancelled ones by the latest cancellation. */
export function groupBookings(bookings: Booking[], now: number): Record<BookingGroup, Booking[]> {
  const inGroup = (group: BookingGroup) => bookings.filter((booking) => bookingGroup(booking, now) === group);
  return {
    upcoming: inGroup('upcoming').sort((one, other) => arrivalTime(one) - arrivalTime(other)),
    past: inGroup('past').sort((one, other) => arrivalTime(other) - arrivalTime(one)),
    cancelled: inGroup('cancelled').sort((one, other) => cancelledAt(other) - cancelledAt(one)),
  };
}

const cancelledAt = ({ cancellation }: Booking) => Date.parse(cancellation?.at ?? '');
