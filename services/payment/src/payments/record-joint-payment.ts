import type { Transaction } from '@wayhouse/service-kit';
import { attachJointRefunds } from '../refunds/record-refund.js';
import { type JointPayment, portionId } from './domain/joint-payment.js';
import { type Deps, recordPayment } from './record-payment.js';

/** Records each portion as the payment of its booking; reported again, it changes nothing. */
export async function recordJointPayment(
  deps: Deps,
  tx: Transaction,
  { paymentId: jointId, portions, ...paid }: JointPayment,
): Promise<void> {
  const all = portions.map(({ bookingId }) => ({ bookingId, paymentId: portionId(jointId, bookingId) }));
  for (const [at, { bookingId, amountMinor }] of portions.entries()) {
    const { paymentId } = all[at]!;
    await recordPayment(deps, tx, {
      ...paid,
      bookingId,
      amountMinor,
      paymentId,
      ...(all.length > 1 && { portions: all }),
    });
  }
  const { portions: known } = await deps.refunds.get(jointId, tx);
  if (!known) await attachJointRefunds(deps, tx, jointId, portions);
}
