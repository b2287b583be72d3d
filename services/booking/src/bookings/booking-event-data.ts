import { type BookingFacts, type EventData, type events, type EmailedDetails } from '@wayhouse/contracts';
import { nightsOf, timesOf, unusedCode } from '@wayhouse/domain';
import type { Booking, CancelledBooking } from './domain/booking.js';
import { freedMinor, handBackOf, settlementOf } from './domain/booking-settlement.js';
import {
  byMethod,
  handedBack,
  isPaidAtHotel,
  paidMinor,
  refundedMinor,
  type TakenBackPayment,
} from './domain/ledger.js';
import { priceChangesOf } from './domain/price-changes.js';

export function bookingEventData(booking: Booking): BookingFacts {
  const { room, stay } = booking;
  const code = unusedCode(booking);
  return {
    bookingId: booking.id,
    version: booking.version,
    roomId: room.roomId,
    roomType: room.roomType,
    ...(room.roomName && { roomName: room.roomName }),
    photo: room.images[0],
    hotel: {
      id: room.hotelId,
      ownerId: room.ownerId,
      name: room.hotelName,
      address: room.address,
      city: room.city,
      ...timesOf(room),
    },
    ...toGuest(booking),
    guests: booking.guests,
    ...(booking.bookedTogether && { bookedTogether: booking.bookedTogether }),
    locale: booking.locale,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: nightsOf(stay),
    totalMinor: booking.totalMinor,
    ...(booking.lines && { lines: booking.lines }),
    ...(booking.adjustments && { adjustments: booking.adjustments }),
    ...(code !== undefined && { unusedCode: code }),
    ...(booking.taxes && { taxes: booking.taxes }),
    ...(booking.offer && { offer: booking.offer }),
    ...(booking.plan && { plan: booking.plan }),
    ...(booking.changes && { priceChanges: toPriceChanges(booking) }),
    ...(isPaidAtHotel(booking) && { paidAtHotel: toPaidAtHotel(booking) }),
    ...(booking.takenBack && { takenBackAtHotel: toTakenBack(booking.takenBack) }),
    currency: booking.currency,
    cancellationPolicy: booking.cancellationPolicy,
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
    relay: booking.relay ?? { guest: '', hotel: '' },
  };
}

const toPriceChanges = (booking: Booking): BookingFacts['priceChanges'] =>
  priceChangesOf(booking).map(({ at, ...prices }) => ({ ...prices, at: at.toISOString() }));

const toPaidAtHotel = (booking: Booking): BookingFacts['paidAtHotel'] =>
  byMethod(booking, 'hotel').payments.map(({ paymentId, amountMinor, paidAt }) => ({
    ...{ paymentId, amountMinor, paidAt: paidAt.toISOString() },
  }));

const toTakenBack = (takenBack: TakenBackPayment[]): BookingFacts['takenBackAtHotel'] =>
  takenBack.map(({ paymentId, amountMinor, paidAt, takenBackAt }) => ({
    ...{ paymentId, amountMinor, paidAt: paidAt.toISOString(), takenBackAt: takenBackAt.toISOString() },
  }));

/** Of a booking whose latest change that is. */
export function takenBackEventData(booking: Booking): EventData<typeof events.bookingPaymentTakenBack> {
  const { paymentId, amountMinor } = booking.takenBack!.at(-1)!;
  return { ...bookingEventData(booking), paymentId, amountMinor, owedMinor: settlementOf(booking).owed };
}

/** The name of a guest without an account is no other service's matter. */
const toGuest = ({ guest }: Booking): Pick<BookingFacts, 'guest' | 'bookedBy'> =>
  guest.id === undefined ? { guest: { id: '', name: '', email: '' }, bookedBy: 'hotel' } : { guest };

/** Of what the guest has let the hotel know, what emails name. */
export function emailedDetails({ details }: Booking): EmailedDetails {
  const { leadGuest, phone, arrivalTime, wishes } = details ?? {};
  return {
    ...(leadGuest && { leadGuest }),
    ...(phone && { phone }),
    ...(arrivalTime && { arrivalTime }),
    ...(wishes && { wishes }),
  };
}

/** Of a change of dates or guests. */
export function changedEventData(earlier: Booking, changed: Booking): EventData<typeof events.bookingChanged> {
  const { stay, guests, totalMinor } = earlier;
  const before = { checkIn: stay.checkIn, checkOut: stay.checkOut, guests, totalMinor };
  const refundMinor = freedMinor(earlier, changed);
  const by = changed.changes?.at(-1)?.by !== undefined && { by: 'hotel' as const };
  const handedBackMinor = handBackOf(earlier, changed);
  return {
    ...{ ...bookingEventData(changed), before, refundMinor, owedMinor: settlementOf(changed).owed },
    ...(handedBackMinor > 0 && { handedBackMinor }),
    ...by,
  };
}

export const cancelledEventData = (booking: CancelledBooking): EventData<typeof events.bookingCancelled> => ({
  ...bookingEventData(booking),
  ...cancelledMoney(booking),
  cancelledAt: booking.cancelledAt.toISOString(),
  by: booking.cancelledBy,
  ...(booking.isNoShow && { isNoShow: true }),
});

/** Of a cancelled booking: its charge, and what was paid and went back or will. */
export function cancelledMoney(
  booking: CancelledBooking,
): EventData<typeof events.cancelledTogether>['bookings'][number] {
  const [card, hotel] = [byMethod(booking, 'card'), byMethod(booking, 'hotel')];
  const { owed, refund } = settlementOf(booking);
  const handedBackMinor = refundedMinor(handedBack(hotel));
  return {
    bookingId: booking.id,
    chargedMinor: booking.chargedMinor,
    owedMinor: owed,
    ...(card.payments.length > 0 && {
      byCard: {
        paidMinor: paidMinor(card),
        refundedMinor: refundedMinor(card),
        pendingRefundMinor: refund.card,
      },
    }),
    ...(hotel.payments.length > 0 && {
      atHotel: {
        paidMinor: paidMinor(hotel) - handedBackMinor,
        refundedMinor: refundedMinor(hotel) - handedBackMinor,
        ...(handedBackMinor > 0 && { handedBackMinor }),
      },
    }),
  };
}
