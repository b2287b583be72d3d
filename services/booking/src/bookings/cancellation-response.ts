import type { CallResponse, calls } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { CancellationTerms } from './show-cancellation.js';

type CancellationResponse = CallResponse<typeof calls.showCancellation>;

export const toCancellationResponse = ({ booking, settlement }: CancellationTerms): CancellationResponse => ({
  charge: toAmount(settlement.charge),
  refund: toAmount(settlement.refund.card),
  ...(settlement.refund.hotel > 0 && { refundAtHotel: toAmount(settlement.refund.hotel) }),
  ...(settlement.owed > 0 && { owed: toAmount(settlement.owed) }),
  currency: booking.currency,
  cancellationPolicy: booking.cancellationPolicy,
  freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
});
