import type { EventData, events } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { addMessage, type Deps as SendDeps } from './send-message.js';

type Deps = Omit<SendDeps, 'inTransaction'>;

/**
 * Adds what one of the two has written to the other by email to their messages. Where none can be sent any more, the email alone has it:
 * it is forwarded whatever becomes of it here. It has the time at which it came, and its place among the others once it is known here.
 */
export async function recordEmail(
  deps: Deps,
  tx: Transaction,
  { bookingId, from, guest, text }: EventData<typeof events.emailForwarded>,
  at: Date,
): Promise<void> {
  // It was erased before the event was sent.
  if (!text) return;
  const booking = await deps.bookings.get(bookingId);
  const authorId = from === 'guest' ? guest.id : booking.room.ownerId;
  try {
    await addMessage(deps, tx, booking, { id: deps.newId(), from, authorId, text, byEmail: true, at });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
