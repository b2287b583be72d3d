import type { InTransaction } from '@wayhouse/service-kit';
import { type Deps as RecordDeps, recordPayment } from './record-payment.js';
import type { WaitingPayment } from './reported-payment.js';

type Deps = RecordDeps & { inTransaction: InTransaction };

/** Milliseconds between looks for the booking; the last repeats, however long the booking's event is held up. */
export const bookingLookDelays = [500, 2000, 10_000, 60_000];

/** Events are retried for a while and dead letters replayed by hand: after this somebody has to look. */
export const bookingGraceMs = 15 * 60_000;

/** Records a payment as soon as its booking is known; fails until then. */
export const recordWaitingPayment =
  (deps: Deps) =>
  ({ id: _, ...reported }: WaitingPayment): Promise<void> =>
    deps.inTransaction(async (tx) => {
      const booking = await deps.bookings.find(tx, reported.bookingId);
      if (!booking) throw new Error(`booking ${reported.bookingId} is not known yet`);
      await recordPayment(deps, tx, reported);
    });
