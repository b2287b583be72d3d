import type { Booking } from '@wayhouse/contracts/booking';
import { describeBookingPolicy } from '@wayhouse/messages/describe-policy';
import { formatInstant } from '@wayhouse/messages/format-date';
import { messages } from '../messages.js';

/** Until when cancelling is free. The exact charge comes from the server once the guest wants to cancel. */
export function CancellationDeadline({ booking, now }: { booking: Booking; now: number }) {
  const { freeCancellationUntil, hotel } = booking;
  return (
    <p className="mt-2 text-sm text-muted">
      {Date.parse(freeCancellationUntil) >= now
        ? messages.freeUntil(withoutLineBreaks(formatInstant(freeCancellationUntil, hotel.city)))
        : messages.lateCharge(describeBookingPolicy(booking).charge)}
    </p>
  );
}

/** Keeps a date on one line. */
const withoutLineBreaks = (moment: string) => moment.replaceAll(' ', '\u00a0');
