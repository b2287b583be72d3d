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

type Dates = Omit<ParsedInput<typeof calls.showStayChange>, 'id'>;

export const toWantedStay = ({ id, seen, ...wanted }: Dates & { id: string; seen?: Dates }) => ({
  bookingId: id,
  ...toStay(wanted),
  ...(seen && { seen: toStay(seen) }),
});

const toStay = ({ checkInDate: checkIn, checkOutDate: checkOut, guests }: Dates) => ({
  stay: { checkIn, checkOut },
  guests,
});
