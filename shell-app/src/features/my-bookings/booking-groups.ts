import type { Booking } from '@wayhouse/contracts/booking';
import { beginOfStay, endOfStay } from '@wayhouse/contracts/hotel-time';

export const groups = ['upcoming', 'past', 'cancelled'] as const;
export type Group = (typeof groups)[number];

/** The instant (milliseconds) at which the guest may come, on the hotel's clock. */
export const arrivalOf = ({ hotel, checkInDate }: Booking): number => beginOfStay(hotel.city, checkInDate).getTime();

/** The instant (milliseconds) by which the guest has left. */
export const departureOf = ({ hotel, checkOutDate }: Booking): number => endOfStay(hotel.city, checkOutDate).getTime();

/** A stay that goes on belongs to the upcoming ones until its guest has left. */
export function groupOf(booking: Booking, now: number): Group {
  if (booking.state === 'cancelled') return 'cancelled';
  return departureOf(booking) <= now ? 'past' : 'upcoming';
}

/**
 * Upcoming stays by the nearest arrival, past ones by the latest, cancelled ones by when
 * they were cancelled, last first.
 */
export function inGroups(bookings: Booking[], now: number): Record<Group, Booking[]> {
  const of = (group: Group) => bookings.filter((booking) => groupOf(booking, now) === group);
  return {
    upcoming: of('upcoming').sort((one, other) => arrivalOf(one) - arrivalOf(other)),
    past: of('past').sort((one, other) => arrivalOf(other) - arrivalOf(one)),
    cancelled: of('cancelled').sort((one, other) => cancelledAt(other) - cancelledAt(one)),
  };
}

const cancelledAt = ({ cancellation }: Booking) => Date.parse(cancellation?.at ?? '');
