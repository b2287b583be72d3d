import type { Booking } from '@wayhouse/contracts/booking';
import {
  type CancellationPolicy,
  chargesAllNights,
  isFreeToCancel,
  isNonRefundable,
} from '@wayhouse/domain/cancellation-policy';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { daysBetween } from '@wayhouse/domain/stay';
import { counts } from './counts.js';
import { formatInstant } from './format-date.js';
import { localized } from './localized.js';
import { plural } from './plural.js';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const inWords = (nights: number) => numbers[nights] ?? '#';

/** In lower case; at the beginning of a sentence they are capitalized. */
const messages = localized('cancellation-policy', {
  deadline: (notice: string) => `${notice} before check-in`,
  checkIn: 'check-in',
  charge: (nights: number) => plural(nights, { one: `${inWords(nights)} night`, other: `${inWords(nights)} nights` }),
  charged: (nights: number) =>
    plural(nights, { one: `${inWords(nights)} night is charged`, other: `${inWords(nights)} nights are charged` }),
  nightsCharge: (nights: number) =>
    plural(nights, { one: `${inWords(nights)} night’s charge`, other: `${inWords(nights)} nights’ charge` }),
  free: (deadline: string) => `Free to cancel until ${deadline}`,
  nonRefundableInBrief: 'Non-refundable',
  summary: (deadline: string, charged: string) => `Free cancellation up to ${deadline}; after that ${charged}.`,
  allNights: 'all nights',
  allCharged: 'all nights are charged',
  allNightsCharge: 'the price of all nights',
  nonRefundable: 'Non-refundable: cancelling costs all nights.',
  freeCancellation: (until: string) => `Free cancellation until ${until}`,
  freeUntil: (until: string, charged: string) => `Cancellation is free until ${until}; after that, ${charged}.`,
  wasFreeUntil: (until: string, charge: string) =>
    `Cancellation was free until ${until}; until the stay begins, it costs ${charge}.`,
});

/**
 * The phrases of every sentence about cancelling, in lower case. No more nights are named than the stay has, where it is
 * given.
 */
export function describePolicy(policy: CancellationPolicy, stayNights = Infinity) {
  const { freeUntilHours, lateChargeNights } = policy;
  const notice = noticeOf(freeUntilHours);
  const deadline = freeUntilHours === 0 ? messages.checkIn : messages.deadline(notice);
  const isAllNights = chargesAllNights(policy);
  const nights = Math.min(lateChargeNights, stayNights);
  const charged = isAllNights ? messages.allCharged : messages.charged(nights);
  return {
    /** `48 hours`, `7 days` */
    notice,
    /** `48 hours before check-in` */
    deadline,
    /** `one night` */
    charge: isAllNights ? messages.allNights : messages.charge(nights),
    /** `one night is charged` */
    charged,
    /** `one night’s charge` */
    nightsCharge: isAllNights ? messages.allNightsCharge : messages.nightsCharge(nights),
    /** `Free to cancel until 48 hours before check-in` */
    brief: isNonRefundable(policy) ? messages.nonRefundableInBrief : messages.free(deadline),
    /** In a sentence of its own. */
    summary: isNonRefundable(policy) ? messages.nonRefundable : messages.summary(deadline, charged),
  };
}

const mostHours = 72;

const noticeOf = (hours: number): string =>
  hours > mostHours && hours % 24 === 0 ? counts.days(hours / 24) : counts.hours(hours);

/** `Free cancellation until Mon, 8 Mar 2027, 2:00 PM`, in the time of the hotel. The date stays on one line. */
export const describeFreeCancellation = (until: Date | string, city: string): string =>
  messages.freeCancellation(formatInstant(until, city).replaceAll(' ', '\u00a0'));

/** `One night`. */
export const capitalize = (phrase: string): string => phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);

type Terms = Pick<
  Booking,
  'state' | 'hotel' | 'checkInDate' | 'checkOutDate' | 'freeCancellationUntil' | 'cancellationPolicy'
>;

/** The phrases of a booking’s own policy. */
export const describeBookingPolicy = ({ cancellationPolicy, checkInDate, checkOutDate }: Omit<Terms, 'state'>) =>
  describePolicy(cancellationPolicy, daysBetween(checkInDate, checkOutDate));

/** What cancelling costs as of `now`, for a receipt; empty once the booking can no longer be cancelled. */
export function describeTerms(booking: Terms, now: Date | number): string {
  const { state, hotel, freeCancellationUntil, cancellationPolicy } = booking;
  if (state === 'cancelled' || hasStarted(booking, now)) return '';
  const { charge, charged, summary } = describeBookingPolicy(booking);
  if (isNonRefundable(cancellationPolicy)) return summary;
  const until = formatInstant(freeCancellationUntil, hotel.city);
  return isFreeToCancel(freeCancellationUntil, now)
    ? messages.freeUntil(until, charged)
    : messages.wasFreeUntil(until, charge);
}
