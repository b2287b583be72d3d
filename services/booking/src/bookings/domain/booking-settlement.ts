import { handedBackMinor, refundsDue, settle, type Settlement } from '@wayhouse/domain';
import { type ChangeablePrice, priceChangesOf } from './price-changes.js';
import { type DatedBooking, inOrder } from './in-order.js';
import { byMethod, type Ledger, refundedMinor } from './ledger.js';

type SettledBooking = Ledger &
  ChangeablePrice &
  ({ state: 'unpaid' | 'paid' } | { state: 'cancelled'; cancelledAt: Date; chargedMinor: number });

/** What a booking costs in the end, what is still to be refunded and what is still owed, in minor units. */
export const settlementOf = (booking: SettledBooking): Settlement =>
  booking.state === 'cancelled'
    ? settlementAt(booking, { at: booking.cancelledAt, chargedMinor: booking.chargedMinor })
    : settlementAt(booking);

/** What a change frees of a card payment, beside what earlier ones have freed and what is not refunded yet. */
export const freedMinor = (before: SettledBooking, after: SettledBooking): number =>
  Math.max(0, settlementOf(after).refund.card - settlementOf(before).refund.card);

/** The settlement that cancelling would lead to. A cancelled booking keeps its own. */
export const settlementIfCancelled = (
  booking: SettledBooking & DatedBooking,
  chargedMinor: number,
  now: Date,
): Settlement =>
  booking.state === 'cancelled'
    ? settlementOf(booking)
    : settlementAt(booking, { at: inOrder(booking, now), chargedMinor });

/** What of a payment goes back in all, refunded already or not. */
export const returnedOf = (booking: SettledBooking, paymentId: string): number =>
  refundsDue(accountOf({ ...booking, refunds: [] })).find((due) => due.paymentId === paymentId)?.amountMinor ?? 0;

type Cancellation = { at: Date; chargedMinor: number };

/** What the hotel would hand back of each payment if the booking was cancelled. */
export const hotelRefundsIfCancelled = (booking: SettledBooking, cancellation: Cancellation) =>
  refundsDue(accountOf(booking, cancellation)).filter(({ method }) => method === 'hotel');

/** What the hotel has to hand back of each payment because of changes to a lower price, and has not yet. */
export const handBacksDue = (booking: SettledBooking) =>
  refundsDue(accountOf(booking)).filter(({ method }) => method === 'hotel');

/** What the hotel hands back at the desk with a change. */
export const handBackOf = (before: SettledBooking, after: SettledBooking): number =>
  handedBackOf(after) - handedBackOf(before);

/** What the hotel hands back at the desk because of a cancellation or a no-show. */
export const handBackAtEnd = (before: Ledger, after: Ledger): number =>
  refundedMinor(byMethod(after, 'hotel')) - refundedMinor(byMethod(before, 'hotel'));

/** What the hotel has handed back at changes of the stay, and not because it was cancelled. */
const handedBackOf = (booking: SettledBooking): number => handedBackMinor(accountOf(booking));

const settlementAt = (booking: SettledBooking, cancellation?: Cancellation): Settlement =>
  settle({ priceMinor: booking.totalMinor, ...accountOf(booking, cancellation) });

const accountOf = (
  { totalMinor, changes, payments, takenBack, refunds }: SettledBooking,
  cancellation?: Cancellation,
) => ({
  priceChanges: priceChangesOf({ changes, totalMinor }),
  payments,
  takenBack,
  refunds,
  cancellation,
});
