import { remainingRefund } from '@wayhouse/domain';
import type { OwedRefund } from '../../payments/domain/booking-payments.js';
import type { Refund } from './refund.js';

/** What is to be refunded of one payment for one cause. */
export type RefundOrder = OwedRefund & { id: string; bookingId: string };

export const refundOrderId = (paymentId: string): string => `refund-${paymentId}`;

/** A payment at the hotel may raise what an earlier order covers, so it has an order of its own. */
export const hotelRefundOrderId = (paymentId: string): string => `${refundOrderId(paymentId)}-at-hotel`;

/** So may each change of the price: every amount has its order. */
export const changeRefundOrderId = ({ paymentId, amountMinor }: OwedRefund): string =>
  `${refundOrderId(paymentId)}-to-${amountMinor}`;

/** What is left to refund after `refunds`, made by hand or in an earlier attempt whose outcome is unknown. */
export const unsentMinor = ({ amountMinor }: OwedRefund, refunds: Pick<Refund, 'amountMinor' | 'state'>[]): number =>
  remainingRefund(
    amountMinor,
    refunds.filter(({ state }) => state !== 'failed'),
  );
