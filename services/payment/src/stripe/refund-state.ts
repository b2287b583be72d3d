import type { RefundState } from '../refunds/domain/refund.js';

/** The state of a refund by its status at Stripe. */
export function toRefundState(status: string | null): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
