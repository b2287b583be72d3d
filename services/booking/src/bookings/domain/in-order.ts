import type { StayTimes } from '@wayhouse/domain';
import type { Ledger } from './ledger.js';
import type { ChangeablePrice } from './price-changes.js';

export type DatedBooking = Ledger & ChangeablePrice & StayTimes<Date> & { bookedAt: Date; cancelledAt?: Date };

/**
 * When something that happens to a booking `now` is dated: after what has happened to it, also by the clock of another process. What is
 * owed and handed back follows from that order, payments by card included, which Stripe dates.
 */
export function inOrder(booking: DatedBooking, now: Date): Date {
  const { bookedAt, checkedInAt, checkedOutAt, cancelledAt, changes = [], takenBack = [] } = booking;
  const settling = [
    ...changes.map(({ at }) => at),
    ...booking.payments.map(({ paidAt }) => paidAt),
    ...takenBack.map(({ takenBackAt }) => takenBackAt),
    ...(cancelledAt ? [cancelledAt] : []),
  ];
  const others = [bookedAt, checkedInAt, checkedOutAt].filter((time) => time !== undefined);
  return new Date(Math.max(...[now, ...others].map(Number), ...settling.map((time) => time.getTime() + 1)));
}
