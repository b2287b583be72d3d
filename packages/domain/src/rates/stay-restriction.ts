import type { BookingWindow } from '../arrival.js';
import { DomainError } from '../domain-error.js';
import { timeZoneOf, todayIn } from '../hotel-time.js';
import { daysBetween, type Stay } from '../stay.js';
import { decided, type RateRule } from './rate-rule.js';

/** What the owner of a room has set about the stays in it. */
export type RestrictedRoom = { city: string; rates?: RateRule[]; bookingWindow?: BookingWindow };

/**
 * Why a stay that is booked now cannot be had in a room, by what its owner has set; undefined if it can. How long it may be
 * depends on the day of arrival.
 */
export function stayRestriction(
  { city, rates = [], bookingWindow = {} }: RestrictedRoom,
  stay: Stay,
  now: Date,
): DomainError | undefined {
  const days = daysBetween(todayIn(timeZoneOf(city), now), stay.checkIn);
  return ofWindow(bookingWindow, days) ?? ofRules(rates, stay);
}

function ofWindow({ leadDays = 0, daysAhead = Infinity }: BookingWindow, days: number): DomainError | undefined {
  if (days < leadDays) return new DomainError('arrival-too-soon', { days: leadDays });
  if (days > daysAhead) return new DomainError('too-far-ahead', { days: daysAhead });
  return undefined;
}

function ofRules(rules: RateRule[], { checkIn, checkOut }: Stay): DomainError | undefined {
  if (decided(rules, 'noArrival', checkIn)) return new DomainError('closed-to-arrival', { day: checkIn });
  const nights = daysBetween(checkIn, checkOut);
  const least = decided(rules, 'minNights', checkIn) ?? 1;
  if (nights < least) return new DomainError('stay-too-short', { nights: least, day: checkIn });
  const most = decided(rules, 'maxNights', checkIn) ?? nights;
  if (nights > most) return new DomainError('stay-too-long', { nights: most, day: checkIn });
  if (decided(rules, 'noDeparture', checkOut)) return new DomainError('closed-to-departure', { day: checkOut });
  return undefined;
}
