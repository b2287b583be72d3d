import type { Booking } from '@wayhouse/contracts/booking';
import { sayInstant } from '@wayhouse/contracts/format';
import { texts } from '../messages.js';

/** What cancelling would cost, in a line. The exact figure comes from the server, when somebody wants to cancel. */
export function CancellationTerms({ booking, now }: { booking: Booking; now: number }) {
  const { freeCancellationUntil, hotel } = booking;
  return (
    <p className="mt-2 text-sm text-muted">
      {Date.parse(freeCancellationUntil) >= now
        ? texts.freeUntil(unbroken(sayInstant(freeCancellationUntil, hotel.city)))
        : texts.oneNight}
    </p>
  );
}

/** A date that is torn apart at the end of a line reads badly. */
const unbroken = (moment: string) => moment.replaceAll(' ', '\u00a0');
