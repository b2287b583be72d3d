import type { Booking as BookingResponse } from '@wayhouse/contracts';
import { countedRefunds, earliestByCard, toAmount } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';
import {
  byMethod,
  handedBack,
  lastPaidAt,
  lastRefundedAt,
  type Ledger,
  paidMinor,
  refundedMinor,
} from './domain/ledger.js';

type MoneyFields = Pick<
  BookingResponse,
  | 'paid'
  | 'paidAt'
  | 'payments'
  | 'refunded'
  | 'refundedAt'
  | 'refunds'
  | 'pendingRefund'
  | 'owed'
  | 'atHotel'
  | 'cancellation'
>;
type HotelMoney = NonNullable<BookingResponse['atHotel']>;
type Move = { amountMinor: number; at: Date };

/** What was paid and refunded, by card and at the hotel, what is still owed, and what a cancellation costs. */
export function toMoneyFields(booking: Booking): MoneyFields {
  const card = byMethod(booking, 'card');
  const { owed, refund } = settlementOf(booking);
  return {
    paid: toAmount(paidMinor(card)),
    paidAt: earliestByCard(card.payments)?.paidAt.toISOString(),
    payments: severalOf(card.payments.map(({ amountMinor, paidAt: at }) => ({ amountMinor, at }))),
    refunded: toAmount(refundedMinor(card)),
    refundedAt: lastRefundedAt(card)?.toISOString(),
    refunds: severalOf(refundsOf(card)),
    pendingRefund: toAmount(refund.card),
    owed: toAmount(owed),
    ...toHotelPayment(booking),
    ...(booking.state === 'cancelled' && {
      cancellation: {
        at: booking.cancelledAt.toISOString(),
        charge: toAmount(booking.chargedMinor),
        ...(booking.cancelledBy === 'owner' && { by: 'owner' as const }),
        ...(booking.isNoShow && { isNoShow: true as const }),
      },
    }),
  };
}

function toHotelPayment(booking: Booking): Pick<BookingResponse, 'atHotel'> {
  const hotel = byMethod(booking, 'hotel');
  const paidAt = lastPaidAt(hotel);
  if (!paidAt) return {};
  return {
    atHotel: {
      paid: toAmount(paidMinor(hotel)),
      paidAt: paidAt.toISOString(),
      payments: hotel.payments.map(({ amountMinor, paidAt: at, means }) => ({
        ...{ amount: toAmount(amountMinor), at: at.toISOString(), ...(means && { means }) },
      })),
      refunded: toAmount(refundedMinor(hotel)),
      refundedAt: lastRefundedAt(hotel)?.toISOString(),
      ...toHandedBack(hotel),
    },
  };
}

function toHandedBack(hotel: Ledger): Pick<HotelMoney, 'handedBack' | 'handBacks'> {
  const changes = handedBack(hotel);
  const at = lastRefundedAt(changes);
  if (!at) return {};
  return {
    handedBack: { amount: toAmount(refundedMinor(changes)), at: at.toISOString() },
    handBacks: severalOf(refundsOf(changes).reduce(joinSameMoment, [])),
  };
}

const refundsOf = (ledger: Ledger): Move[] =>
  countedRefunds(ledger).map(({ amountMinor, refundedAt: at }) => ({ amountMinor, at }));

/** A change hands back once, whichever payments that is of. */
function joinSameMoment(earlier: Move[], move: Move): Move[] {
  const last = earlier.at(-1);
  if (last?.at.getTime() !== move.at.getTime()) return [...earlier, move];
  return [...earlier.slice(0, -1), { ...move, amountMinor: last.amountMinor + move.amountMinor }];
}

/** In order of time, as Stripe's messages arrive in any. Of a single one the sum and its time are all there is. */
function severalOf(moves: Move[]) {
  if (moves.length < 2) return undefined;
  return moves
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ amountMinor, at }) => ({ amount: toAmount(amountMinor), at: at.toISOString() }));
}
