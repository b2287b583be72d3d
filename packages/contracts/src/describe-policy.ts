import type { CancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { daysBetween } from '@wayhouse/domain/stay';
import type { Booking } from './booking.js';
import { formatCount, formatInstant } from './format.js';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * The phrases of every sentence about cancelling, in lower case. No more nights are named than the stay has, where it is
 * given.
 */
export function describePolicy({ freeUntilHours, lateChargeNights }: CancellationPolicy, stayNights = Infinity) {
  const nights = Math.min(lateChargeNights, stayNights);
  const number = numbers[nights] ?? String(nights);
  const noun = nights === 1 ? 'night' : 'nights';
  const hours = formatCount(freeUntilHours, 'hour');
  const charged = `${number} ${noun} ${nights === 1 ? 'is' : 'are'} charged`;
  return {
    /** `48 hours` */
    hours,
    /** `48 hours before check-in` */
    deadline: `${hours} before check-in`,
    /** `one night` */
    charge: `${number} ${noun}`,
    /** `one night is charged` */
    charged,
    /** `one night’s charge` */
    nightsCharge: `${number} ${noun}${nights === 1 ? '’s' : '’'} charge`,
    summary: `Free cancellation up to ${hours} before check-in; after that ${charged}.`,
  };
}

/** `One night`. */
export const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

type Terms = Pick<
  Booking,
  'state' | 'hotel' | 'checkInDate' | 'checkOutDate' | 'freeCancellationUntil' | 'cancellationPolicy'
>;

/** The phrases of a booking’s own policy. */
export const describeBookingPolicy = ({ cancellationPolicy, checkInDate, checkOutDate }: Omit<Terms, 'state'>) =>
  describePolicy(cancellationPolicy, daysBetween(checkInDate, checkOutDate));

/** What cancelling costs as of `now`, for a receipt; empty once the booking can no longer be cancelled. */
export function describeTerms(booking: Terms, now: Date | number): string {
  const { state, hotel, freeCancellationUntil } = booking;
  if (state === 'cancelled' || hasStarted(booking, now)) return '';
  const { charge, charged } = describeBookingPolicy(booking);
  const until = formatInstant(freeCancellationUntil, hotel.city);
  return Number(now) <= Date.parse(freeCancellationUntil)
    ? `Cancellation is free until ${until}; after that, ${charged}.`
    : `Cancellation was free until ${until}; until the stay begins, it costs ${charge}.`;
}
