import { showCancellation } from '@wayhouse/booking';
import { recordRefund } from '@wayhouse/payment';
import type { Connections } from './connections.js';
import type { People } from './create-people.js';
import type { PlannedStay } from '../stays/planned-stay.js';
import { bookingIdOf } from '../hotels/demo-ids.js';
import { waitUntil } from './wait-until.js';

type Deps = Pick<Connections, 'booking' | 'payment'> & { people: People };

/**
 * Waits for the refund that the running payment service makes for a cancelled stay, and records it on the day of the
 * cancellation. The webhook that comes later changes nothing.
 */
export async function loadRefund(
  { booking, payment, people }: Deps,
  stay: PlannedStay & { cancelledOn: string },
): Promise<void> {
  const bookingId = bookingIdOf(stay);
  const guestId = people.get(stay.guest.email)!.id;
  const isSettled = async () => (await showCancellation(booking, bookingId, guestId)).settlement.refund.card === 0;
  if (await isSettled()) return;
  const { paymentId } = (await payment.payments.get(bookingId)).cardPayments[0]!;
  const sent = async () => (await payment.stripe.refunds.list({ payment_intent: paymentId })).data[0];
  await waitUntil('the refund by the payment service', async () => (await sent()) !== undefined);
  const { id: refundId, amount: amountMinor } = (await sent())!;
  const refund = { refundId, amountMinor, refundedAt: new Date(`${stay.cancelledOn}T16:45:00Z`) };
  await payment.inTransaction((tx) => recordRefund(payment, tx, paymentId, { ...refund, state: 'succeeded' }));
  await waitUntil('the arrival of a refund at the booking service', isSettled);
}
