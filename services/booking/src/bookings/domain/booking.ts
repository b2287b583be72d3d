import {
  type AppliedOffer,
  type AppliedPlan,
  type AppliedPromotion,
  type BookingChange,
  type CancellationPolicy,
  DomainError,
  endOfStay,
  type GuestDetails,
  type PriceAdjustment,
  type PriceLine,
  type RelayNames,
  type Stay,
  type StayTimes,
  type TaxLine,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import { hotelRefundsIfCancelled, settlementOf } from './booking-settlement.js';
import { cancellationCharge, hasBegun } from './cancellation-charge.js';
import type { Guest } from './guest.js';
import { type BookedDetails, forItsAdults, toDetails } from './guest-details.js';
import { justAfter, latest } from './instants.js';
import { hasPayment, hasRefund, isPaidAtHotel, type Ledger, type Payment, type Refund } from './ledger.js';
import type { StayChange } from './price-changes.js';

/** What of a room is no part of a booking beyond what it comes to in its price and terms. */
type RoomTerms =
  | 'rates'
  | 'furtherGuests'
  | 'taxes'
  | 'offers'
  | 'cancellationPolicy'
  | 'plans'
  | 'bookingWindow'
  | 'units';

/** Copied when the booking is made: later changes of the room's price or of the cancellation policy do not apply to it. */
export type BookingDetails = {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  room: Omit<Room, RoomTerms>;
  guest: Guest;
  guests: number;
  /** What the guest has let the hotel know. A booking lacks it as long as that is nothing. */
  details?: BookedDetails;
  /** The language that the guest booked in (BCP 47). */
  locale: string;
  stay: Stay;
  totalMinor: number;
  /** What the nights cost. A booking whose nights all cost the room's price, and that costs nothing else, lacks them. */
  lines?: PriceLine[];
  /** What their price is raised or lowered by; absent where that is nothing. */
  adjustments?: PriceAdjustment[];
  /** The total is the sum of lines and adjustments and of those that are not included; absent where there are none. */
  taxes?: TaxLine[];
  /** The offer that the price of each night has, if there is one. */
  offer?: AppliedOffer;
  /** The rate plan that it was booked on; absent on the standard terms. */
  plan?: AppliedPlan;
  /** The promotion code that it was booked with; it may be for other nights than those of a changed stay. */
  promotion?: AppliedPromotion;
  currency: string;
  cancellationPolicy: CancellationPolicy;
  freeCancellationUntil: Date;
  /** The ids of all bookings that were made together, in order, its own among them; absent where it was made alone. */
  bookedTogether?: string[];
  /** A guest without an account has none. */
  relay?: RelayNames;
  bookedAt: Date;
  /** What it was before each change of its dates or guests, in order. A booking that was never changed lacks them. */
  changes?: StayChange[];
  /** Who of the hotel’s staff has made the latest change of a kind, by the user’s id. */
  actors?: Partial<Record<BookingChange, string>>;
} & StayTimes<Date>;

export type Booking =
  | (BookingDetails & Ledger<[]> & { state: 'unpaid' })
  | (BookingDetails & Ledger<[Payment, ...Payment[]]> & { state: 'paid' })
  | CancelledBooking;

export type CancelledBooking = BookingDetails &
  Ledger & {
    state: 'cancelled';
    cancelledAt: Date;
    cancelledBy: 'guest' | 'owner';
    /** The hotel has recorded that the guest has not come. */
    isNoShow?: true;
    chargedMinor: number;
  };

/** Adds a payment, once per id. A cancelled booking stays cancelled. */
export function pay(booking: Booking, payment: Payment): Booking {
  if (hasPayment(booking, payment.paymentId)) return booking;
  switch (booking.state) {
    case 'unpaid':
      return { ...booking, ...nextVersion(booking), state: 'paid', payments: [payment] };
    // As for a cancelled one; the compiler needs both to see that a paid booking keeps a payment.
    case 'paid':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
    case 'cancelled':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
  }
}

/** `note` is what the front desk has written down about it, and `by` is who of the staff has. */
export type PaymentAtHotel = { id: string; amountMinor: number; note?: string; by?: string };

/**
 * Records a payment at the front desk, for the stay or for its cancellation charge. `amountMinor` must be what is owed; a booking that was
 * paid at the hotel, and of which nothing is owed any more, stays as it is.
 */
export function payAtHotel(booking: Booking, { id, amountMinor, note, by }: PaymentAtHotel, now: Date) {
  if (hasPayment(booking, id)) return booking;
  const { owed } = settlementOf(booking);
  if (owed === 0 && isPaidAtHotel(booking)) return booking;
  if (owed === 0) throw new DomainError('nothing-owed');
  if (owed !== amountMinor) throw new DomainError('amount-changed');
  return pay(booking, {
    paymentId: id,
    amountMinor,
    // After all changes, also by the clock of another process: the settlement follows from the order.
    paidAt: latest(now, ...(booking.changes ?? []).map(({ at }) => justAfter(at))),
    method: 'hotel',
    ...(note && { note }),
    ...(by && { by }),
  });
}

/** Adds a refund, once per id. Refunds do not change the state. */
export const refund = (booking: Booking, newRefund: Refund): Booking =>
  hasRefund(booking, newRefund.refundId)
    ? booking
    : { ...booking, ...nextVersion(booking), refunds: [...booking.refunds, newRefund] };

/** `expectedChargeMinor` is the charge the guest has seen and accepted. A cancelled booking stays as it is. */
export function cancel(booking: Booking, expectedChargeMinor: number, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'unpaid':
    case 'paid': {
      const chargedMinor = cancellationCharge(booking, now);
      if (chargedMinor !== expectedChargeMinor) throw new DomainError('charge-changed');
      return toCancelled(booking, { chargedMinor, cancelledAt: now, cancelledBy: 'guest' });
    }
  }
}

/** Free of charge for the guest. A cancelled booking stays as it is. */
export function cancelByOwner(booking: Booking, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'unpaid':
    case 'paid':
      if (isStayOver(booking, now)) throw new DomainError('stay-over');
      return toCancelled(booking, { chargedMinor: 0, cancelledAt: now, cancelledBy: 'owner' });
  }
}

/** Replaces what the guest has let the hotel know. `version` is that of the details that the guest has seen, 0 of none. */
export function changeDetails(booking: Booking, entered: GuestDetails, version: number, now: Date): Booking {
  if (!isStanding(booking, now)) throw new DomainError('details-closed');
  if (version !== (booking.details?.version ?? 0)) throw new DomainError('details-edit-conflict');
  const details = {
    ...toDetails(entered, booking.guests, forItsAdults(booking)),
    version: version + 1,
    changedAt: now,
  };
  return { ...booking, ...nextVersion(booking), details };
}

/** Whether the booking stands and its stay has not begun. */
export const isUpcoming = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && !hasBegun(booking, now);

/** Whether the booking stands and its stay is not over. */
export const isStanding = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && !isStayOver(booking, now);

export const isStayOver = ({ room, stay }: Booking, now: Date): boolean =>
  now >= endOfStay(room.city, stay.checkOut, room);

type Cancellation = Pick<CancelledBooking, 'chargedMinor' | 'cancelledAt' | 'cancelledBy' | 'isNoShow'>;

/** Adds the refunds by the hotel that the cancellation causes. */
export const toCancelled = (booking: Booking, cancellation: Cancellation): CancelledBooking => ({
  ...booking,
  ...nextVersion(booking),
  ...cancellation,
  state: 'cancelled',
  refunds: [...booking.refunds, ...refundsAtHotel(booking, cancellation)],
});

/** Recorded together with the cancellation, because the hotel itself hands the money back. */
const refundsAtHotel = (booking: Booking, { chargedMinor, cancelledAt }: Cancellation): Refund[] =>
  hotelRefundsIfCancelled(booking, { at: cancelledAt, chargedMinor }).map((due) => ({
    ...due,
    refundId: `of-${due.paymentId}`,
    refundedAt: cancelledAt,
  }));

export const nextVersion = ({ version }: Booking) => ({ version: version + 1 });
