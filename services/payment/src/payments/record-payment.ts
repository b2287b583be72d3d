import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import type { Receipt } from './payment.js';
import type { Payments } from './payment-repository.js';

export type Deps = { payments: Payments; outbox: Outbox; log: Log };

/** Money has arrived. Told once for each booking, however often and in whatever order Stripe says it. */
export async function recordPayment(deps: Deps, tx: Transaction, paid: Receipt & { bookingId: string }): Promise<void> {
  const { bookingId, ...receipt } = paid;
  const known = await deps.payments.find(tx, bookingId);
  if (known?.receipt) {
    const isSecond = known.receipt.paymentId !== receipt.paymentId;
    if (isSecond) deps.log.error({ bookingId, paymentId: receipt.paymentId }, 'a booking was paid a second time');
    return;
  }
  await deps.payments.saveReceipt(tx, bookingId, receipt);
  await deps.outbox.add(tx, events.paymentSucceeded, { ...paid, paidAt: receipt.paidAt.toISOString() });
}
