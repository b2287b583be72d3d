import type { Booking } from '@wayhouse/contracts/booking';
import { checkInTime, checkOutTime, instantIn, timeZoneOf } from '@wayhouse/contracts/hotel-time';
import { toAmount, toMinor } from '@wayhouse/contracts/money';

export const groups = ['upcoming', 'past', 'cancelled'] as const;
export type Group = (typeof groups)[number];

/** The instant (milliseconds) at which the guest may come, on the hotel's clock. */
export const arrivalOf = ({ hotel, checkInDate }: Booking): number =>
  instantIn(timeZoneOf(hotel.city), checkInDate, checkInTime).getTime();

/** The instant (milliseconds) by which the guest has left. */
export const departureOf = ({ hotel, checkOutDate }: Booking): number =>
  instantIn(timeZoneOf(hotel.city), checkOutDate, checkOutTime).getTime();

/** A stay that goes on belongs to the upcoming ones until its guest has left. */
export function groupOf(booking: Booking, now: number): Group {
  if (booking.state === 'cancelled') return 'cancelled';
  return departureOf(booking) <= now ? 'past' : 'upcoming';
}

export const hasBegun = (booking: Booking, now: number): boolean => arrivalOf(booking) <= now;

/** Upcoming stays by the nearest arrival, past ones by the latest, cancelled ones by when they were cancelled, last first. */
export function inGroups(bookings: Booking[], now: number): Record<Group, Booking[]> {
  const of = (group: Group) => bookings.filter((booking) => groupOf(booking, now) === group);
  return {
    upcoming: of('upcoming').sort((one, other) => arrivalOf(one) - arrivalOf(other)),
    past: of('past').sort((one, other) => arrivalOf(other) - arrivalOf(one)),
    cancelled: of('cancelled').sort((one, other) => cancelledAt(other) - cancelledAt(one)),
  };
}

/**
 * What of the guest's money still has to come back after a cancellation, in units of the booking's currency: what is not
 * charged of it, and all of it where it was paid only after cancelling.
 */
export function refundOnItsWay({ paid, paidAt, refunded, cancellation }: Booking): number {
  if (!cancellation) return 0;
  const isLate = paidAt !== undefined && Date.parse(paidAt) > Date.parse(cancellation.at);
  const kept = isLate ? 0 : toMinor(cancellation.charge);
  return toAmount(Math.max(0, toMinor(paid) - toMinor(refunded) - kept));
}

/** Whether the guest has still to pay for cancelling: no payment of theirs covers it. */
export const isChargeOpen = (booking: Booking): boolean =>
  toMinor(booking.cancellation?.charge ?? 0) >
  toMinor(booking.paid) - toMinor(booking.refunded) - toMinor(refundOnItsWay(booking));

const cancelledAt = ({ cancellation }: Booking) => Date.parse(cancellation?.at ?? '');
