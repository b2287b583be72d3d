import type { Booking } from './booking.js';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { formatInstant } from './format.js';

type Terms = Pick<Booking, 'state' | 'hotel' | 'checkInDate' | 'freeCancellationUntil'>;

/** What cancelling costs by `now`, as a booking's papers say it; nothing once it cannot be cancelled any more. */
export function sayTerms(booking: Terms, now: Date | number): string {
  const { state, hotel, freeCancellationUntil } = booking;
  if (state === 'cancelled' || hasStarted(booking, now)) return '';
  const until = formatInstant(freeCancellationUntil, hotel.city);
  return Number(now) <= Date.parse(freeCancellationUntil)
    ? `Cancellation is free until ${until}; after that, one night is charged.`
    : `Cancellation was free until ${until}; until the stay begins, it costs one night.`;
}
