import {
  type AppliedOffer,
  type AppliedPlan,
  type AppliedPromotion,
  type BookingChange,
  type CancellationPolicy,
  clockOf,
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
import { cancellationCharge, hasBegun } from './begun-stay.js';
import type { Guest } from './guest.js';
import { type BookedDetails, forItsAdults, toDetails } from './guest-details.js';
import { inOrder } from './in-order.js';
import { byMethod, hasPayment, hasRefund, type Ledger, type Payment, type Refund } from './ledger.js';
import type { StayChange } from './price-changes.js';
import type { StaffNote } from './staff-note.js';
import { refusalOnceCome } from './refusal-once-come.js';

/** What of a room is no part of a booking beyond what it comes to in its price and terms. */
type RoomTerms =
  | 'rates'
  | 'furtherGuests'
  | 'taxes'
  | 'offers'
  | 'cancellationPolicy'
  | 'plans'
  | 'bookingWindow'
  | 'units'
  | 'createdAt';

/** Copied when the booking is made: later changes of the room's price or of the cancellation policy do not apply to it. */
export type BookingDetails = {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** `clockCity` is where its hotel is today, once it has corrected its city: the stay goes by the clock there. */
  room: Omit<Room, RoomTerms> & { clockCity?: string };
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
  /** A booking without any lacks them. */
  notes?: StaffNote[];
  /** Who of the hotel’s staff has made the latest change of a kind, by the user’s id. */
  actors?: Partial<Record<BookingChange, string>>;
} & StayTimes<Date>;

export type StandingBooking =
  | (BookingDetails & Ledger & { state: 'unpaid' })
  | (BookingDetails & Ledger<[Payment, ...Payment[]]> & { state: 'paid' });

export type Booking = StandingBooking | CancelledBooking;

export type CancelledBooking = BookingDetails &
  Ledger & {
    state: 'cancelled';
    cancelledAt: Date;
    cancelledBy: 'guest' | 'owner';
    /** The hotel has recorded that the guest has not come. */
    isNoShow?: true;
    chargedMinor: number;
    /** With which the hotel has cancelled it. */
    form?: string;
  };

/** Adds a payment, once per id. An unpaid booking may be paid in parts; a cancelled one stays cancelled. */
export function pay(booking: Booking, payment: Payment): Booking {
  if (hasPayment(booking, payment.paymentId)) return booking;
  switch (booking.state) {
    case 'unpaid':
      return paidOnceCovered({ ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] });
    // As for a cancelled one; the compiler needs both to see that a paid booking keeps a payment.
    case 'paid':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
    case 'cancelled':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
  }
}

/**
 * A booking is paid once its payments cover its price, or a card has paid a price that it had. After that a higher price leaves it paid,
 * with a rest.
 */
export function paidOnceCovered(booking: Booking): Booking {
  const [first, ...others] = booking.payments;
  if (booking.state !== 'unpaid' || !first) return booking;
  const isCovered = settlementOf(booking).owed === 0 || byMethod(booking, 'card').payments.length > 0;
  return isCovered ? { ...booking, state: 'paid', payments: [first, ...others] } : booking;
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
      return toCancelled(booking, { chargedMinor, cancelledBy: 'guest' }, now);
    }
  }
}

/** Free of charge for the guest, who has not come. A cancelled booking stays as it is. */
export function cancelByOwner(booking: Booking, now: Date, form?: string): CancelledBooking {
  if (booking.state === 'cancelled') return booking;
  const refusal = refusalToHotel(booking, now);
  if (refusal) throw refusal;
  return toCancelled(booking, { chargedMinor: 0, cancelledBy: 'owner', ...(form && { form }) }, now);
}

export const isCancellableByHotel = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && refusalToHotel(booking, now) === undefined;

function refusalToHotel(booking: Booking, now: Date): DomainError | undefined {
  return refusalOnceCome(booking) ?? (isStayOver(booking, now) ? new DomainError('stay-over') : undefined);
}

/** Replaces what the guest has let the hotel know. `version` is that of the details that the guest has seen, 0 of none. */
export function changeDetails(booking: Booking, entered: GuestDetails, version: number, now: Date): Booking {
  if (!isStanding(booking, now)) throw new DomainError('details-closed');
  if (version !== (booking.details?.version ?? 0)) throw new DomainError('details-edit-conflict');
  const details = {
    ...toDetails(entered, booking.guests, forItsAdults(booking)),
    version: version + 1,
    changedAt: inOrder(booking, now),
  };
  return { ...booking, ...nextVersion(booking), details };
}

/** Whether the booking stands and its stay has not begun. */
export const isUpcoming = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && !hasBegun(booking, now);

/** Whether the booking stands and its stay is not over. */
export const isStanding = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && !isStayOver(booking, now);

const isStayOver = ({ room, stay }: Booking, now: Date): boolean =>
  now >= endOfStay(clockOf(room), stay.checkOut, room);

type Cancellation = Pick<CancelledBooking, 'chargedMinor' | 'cancelledBy' | 'isNoShow' | 'form'>;

/** Adds the refunds by the hotel that the cancellation causes. */
export function toCancelled(booking: Booking, cancellation: Cancellation, now: Date): CancelledBooking {
  const cancelledAt = inOrder(booking, now);
  // Recorded together with the cancellation, because the hotel itself hands the money back.
  const atHotel = hotelRefundsIfCancelled(booking, { at: cancelledAt, chargedMinor: cancellation.chargedMinor });
  const refundsAtHotel = atHotel.map((due) => ({ ...due, refundId: `of-${due.paymentId}`, refundedAt: cancelledAt }));
  const refunds = [...booking.refunds, ...refundsAtHotel];
  return { ...booking, ...nextVersion(booking), ...cancellation, cancelledAt, state: 'cancelled', refunds };
}

export const nextVersion = ({ version }: Booking) => ({ version: version + 1 });
