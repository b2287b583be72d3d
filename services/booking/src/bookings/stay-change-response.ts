import type { CallResponse, calls } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import { toLines, toPlan, toPromotion } from './booking-response.js';
import type { ChangedTerms } from './change-stay.js';

export const toStayChangeResponse = ({
  booking,
  refundMinor,
  owedMinor,
}: ChangedTerms): CallResponse<typeof calls.showStayChange> => ({
  totalPrice: toAmount(booking.totalMinor),
  ...toLines(booking),
  ...(booking.offer && { offer: booking.offer }),
  ...toPlan(booking),
  ...toPromotion(booking),
  refund: toAmount(refundMinor),
  owed: toAmount(owedMinor),
  currency: booking.currency,
  freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
});
