import { type Booking as BookingResponse } from '@wayhouse/contracts';
import type { AppliedCode } from '@wayhouse/contracts/price-adjustments';
import { toAdjustmentAmount } from '@wayhouse/contracts/adjustment-amounts';
import { toLineAmount } from '@wayhouse/contracts/line-amounts';
import { toTaxAmount } from '@wayhouse/contracts/convert-taxes';
import { type AppliedPromotion, type LegalFacts, type PriceLine, timesOf, toAmount } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import { changeableUntil } from './domain/change-stay.js';
import { isBookedByHotel } from './domain/guest.js';
import { guestName } from './guest-name.js';
import { toMoneyFields } from './money-fields.js';

/** What is shown of the hotel as it is today: how the guest reaches it, `relayAddress` forwards to it, and who it is by law. */
type HotelContact = Pick<BookingResponse['hotel'], 'phone' | 'relayAddress' | keyof LegalFacts>;

export function toBookingResponse(booking: Booking, contact?: HotelContact): BookingResponse {
  const { room } = booking;
  return {
    _id: booking.id,
    room: {
      ...{ _id: room.roomId, images: room.images, roomType: room.roomType },
      ...(room.roomName && { name: room.roomName }),
    },
    hotel: {
      ...{ _id: room.hotelId, name: room.hotelName, address: room.address, city: room.city },
      ...(room.clockCity && { clockCity: room.clockCity }),
      ...timesOf(room),
      ...contact,
    },
    user: { username: guestName(booking) },
    ...(isBookedByHotel(booking) && { bookedBy: 'hotel' as const }),
    ...(booking.bookedTogether && { bookedTogether: booking.bookedTogether }),
    guests: booking.guests,
    ...toDetailsField(booking),
    totalPrice: toAmount(booking.totalMinor),
    ...toLines(booking),
    ...(booking.offer && { offer: booking.offer }),
    ...toPlan(booking),
    ...toPromotion(booking),
    currency: booking.currency,
    checkInDate: booking.stay.checkIn,
    checkOutDate: booking.stay.checkOut,
    state: booking.state,
    ...toStayTimes(booking),
    isPaid: booking.state === 'paid',
    ...toMoneyFields(booking),
    changeableUntil: changeableUntil(booking)?.toISOString(),
    changes: booking.changes?.length,
    createdAt: booking.bookedAt.toISOString(),
    cancellationPolicy: booking.cancellationPolicy,
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
  };
}

export const toPlan = ({ plan }: Booking): Pick<BookingResponse, 'plan'> =>
  plan ? { plan: { id: plan.id, name: plan.name, percentOff: plan.percentOff } } : {};

export const toPromotion = ({ promotion }: Booking): Pick<BookingResponse, 'promotion'> =>
  promotion ? { promotion: toAppliedCode(promotion) } : {};

export const toAppliedCode = ({ code, percentOff, minorOff }: AppliedPromotion): AppliedCode => ({
  code,
  ...(percentOff === undefined ? { amountOff: toAmount(minorOff) } : { percentOff }),
});

const toStayTimes = ({
  checkedInAt,
  checkedOutAt,
}: Booking): Pick<BookingResponse, 'checkedInAt' | 'checkedOutAt'> => ({
  ...(checkedInAt && { checkedInAt: checkedInAt.toISOString() }),
  ...(checkedOutAt && { checkedOutAt: checkedOutAt.toISOString() }),
});

const toDetailsField = ({ details }: Booking): Pick<BookingResponse, 'details'> => {
  if (!details) return {};
  const { changedAt, changedBy, corrected = [], ...shown } = details;
  const isCorrected = changedAt && changedBy && corrected.length > 0;
  return {
    details: { ...shown, ...(isCorrected && { corrected: { at: changedAt.toISOString(), fields: corrected } }) },
  };
};

/** What the hotel sees of a booking beside its guest. */
export const forHotel = (booking: Booking, unit?: number): Pick<BookingResponse, 'unit' | 'notes'> => ({
  unit,
  notes: booking.notes?.length,
});

/** Only where the price is more than nights times one price. */
export function toLines({
  lines = [],
  adjustments,
  taxes,
}: Booking): Pick<BookingResponse, 'lines' | 'adjustments' | 'taxes'> {
  if (taxes || adjustments)
    return {
      lines: lines.map(toLine),
      ...(adjustments && { adjustments: adjustments.map(toAdjustmentAmount) }),
      ...(taxes && { taxes: taxes.map(toTaxAmount) }),
    };
  return lines.length > 1 ? { lines: lines.map(toLine) } : {};
}

const toLine = (line: PriceLine) => ({ what: line.what, ...toLineAmount(line) });
