import type { Tasks } from '@wayhouse/service-kit';
import type { Owed } from '../../payments/domain/payment.js';

/** What has to go back of one payment. One payment and cause, one order; idempotency keys at Stripe begin with its id. */
export type RefundOrder = Owed & { id: string; bookingId: string };
export type RefundOrders = Tasks<RefundOrder>;

export const orderIdOf = (paymentId: string): string => `refund-${paymentId}`;

/** A payment at the hotel may raise what an order for the same payment said before, so it has one of its own. */
export const orderAtHotelIdOf = (paymentId: string): string => `${orderIdOf(paymentId)}-at-hotel`;

/** What is still to be sent when `refunds` have gone back, by hand or in an earlier try whose end we did not see. */
export function leftToSend({ backMinor }: Owed, refunds: { amountMinor: number; isLost: boolean }[]): number {
  const gone = refunds.filter(({ isLost }) => !isLost).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, backMinor - gone);
}
