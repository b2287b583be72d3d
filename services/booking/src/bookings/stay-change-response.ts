import type { CallResponse, calls, ParsedInput } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import { toLines, toPlan, toPromotion } from './booking-response.js';
import type { ChangedTerms } from './apply-stay-change.js';

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

export const toWantedStay = (input: ParsedInput<typeof calls.showStayChange>) => ({
  bookingId: input.id,
  stay: { checkIn: input.checkInDate, checkOut: input.checkOutDate },
  guests: input.guests,
});
