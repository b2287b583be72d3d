import { remainingRefund } from '@wayhouse/domain';
import type { OwedRefund } from '../../payments/domain/booking-payments.js';
import type { Refund } from './refund.js';

/** What is to be refunded of one payment for one cause. */
export type RefundOrder = OwedRefund & { id: string; bookingId: string };

/**
 * Every amount has its order: a payment at the hotel, another price or an earlier payment that is known later may raise what is owed of
 * this one.
 */
export const refundOrderId = ({ paymentId, amountMinor }: OwedRefund): string =>
  `refund-${paymentId}-to-${amountMinor}`;

/** Of an order that may come to nothing: the same amount may be owed by a later version of the booking. */
export const earlyOrderId = (owed: OwedRefund, version: number): string => `${refundOrderId(owed)}-by-${version}`;

/** What is left to refund after `refunds`, made by hand or in an earlier attempt whose outcome is unknown. */
export const unsentMinor = ({ amountMinor }: OwedRefund, refunds: Pick<Refund, 'amountMinor' | 'state'>[]): number =>
  remainingRefund(
    amountMinor,
    refunds.filter(({ state }) => state !== 'failed'),
  );
