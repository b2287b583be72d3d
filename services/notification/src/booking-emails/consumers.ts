import { type BookingFacts, events } from '@wayhouse/contracts';
import { type Log, on, type Transaction } from '@wayhouse/service-kit';
import type { LetterContent } from '../email/email.js';
import type { Letters } from '../email/email-queue.js';
import { writeLetter } from '../email/render-email.js';
import type { BookingCopies } from './booking-projection.js';
import { confirmedWords, paidWords, type Place, refundedWords } from './booking-email.js';
import { cancelledWords } from './cancellation-email.js';

type Deps = { bookings: BookingCopies; letters: Letters; publicUrl: string; now: () => Date; log: Log };

/** A letter to the guest for each thing that happens to a booking. It is stored with the event, and sent after. */
export function bookingConsumers({ bookings, letters, publicUrl, now, log }: Deps) {
  async function write(
    tx: Transaction,
    id: string,
    { guest, bookingId }: BookingFacts,
    say: (place: Place) => LetterContent,
  ) {
    if (!guest.email) return log.warn({ bookingId }, 'a guest without an e-mail address gets no letter');
    const content = say({ publicUrl, now: now() });
    const envelope = { id, to: { name: guest.name, address: guest.email } };
    return letters.add(tx, writeLetter(envelope, content), now());
  }

  return [
    on(events.bookingConfirmed, async (facts, tx, { id }) => {
      const isCancelled = await bookings.keep(tx, facts);
      if (!isCancelled) await write(tx, id, facts, (place) => confirmedWords(facts, place));
    }),
    on(events.bookingPaid, async (facts, tx, { id }) => {
      const isCancelled = await bookings.keep(tx, facts);
      if (!isCancelled) await write(tx, id, facts, (place) => paidWords(facts, place));
    }),
    on(events.bookingCancelled, async (facts, tx, { id }) => {
      await bookings.keep(tx, facts, true);
      await write(tx, id, facts, (place) => cancelledWords(facts, place));
    }),
    on(events.paymentRefunded, async (refund, tx, { id }) => {
      const facts = await bookings.find(tx, refund.bookingId);
      // The booking's own event is still on its way: this one is tried again after it.
      if (!facts) throw new Error(`booking ${refund.bookingId} is not known yet`);
      await write(tx, id, facts, (place) => refundedWords(facts, refund, place));
    }),
  ];
}
