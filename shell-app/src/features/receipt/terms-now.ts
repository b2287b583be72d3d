import type { Booking } from '@wayhouse/contracts/booking';
import { beginOfStay, timeZoneOf } from '@wayhouse/contracts/hotel-time';
import { formatMoment } from '@wayhouse/web-kit/calendar-date';
import { texts } from './texts.js';

const hasBegun = ({ hotel, checkInDate }: Booking, now: number): boolean =>
  beginOfStay(hotel.city, checkInDate).getTime() <= now;

/** What cancelling costs by now, in words; nothing once it cannot be cancelled any more. */
export function termsNow(booking: Booking, now: number): string {
  const { state, hotel, freeCancellationUntil } = booking;
  if (state === 'cancelled' || hasBegun(booking, now)) return '';
  const until = formatMoment(freeCancellationUntil, timeZoneOf(hotel.city));
  return now <= Date.parse(freeCancellationUntil) ? texts.termsFree(until) : texts.termsLate(until);
}

/** The first sentence of the paper. */
export function leadOf(booking: Booking, now: number): string {
  const { state, cancellation } = booking;
  if (state === 'due' && hasBegun(booking, now)) return texts.lead.begun;
  if (state !== 'cancelled') return texts.lead[state];
  return cancellation?.charge ? texts.lead.charged : texts.lead.free;
}
