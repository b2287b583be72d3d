import { DomainError, earliestByCard, type PriceChange, refundsDue, type TakenBackPayment } from '@wayhouse/domain';

/** `together` are the bookings that are paid on it, in order, where they are several. */
export type OpenSession = { sessionId: string; url: string; expiresAt: Date; together?: string[] };
export type CardPayment = { paymentId: string; amountMinor: number; paidAt: Date };
export type Cancellation = { at: Date; chargedMinor: number };

/** Paid at the hotel in all, as it has recorded and not taken back. */
export type AtHotel = { amountMinor: number };

/**
 * What is known of the payments of one booking. `attempt` counts the sessions opened for it; `cardPayments` are more than one
 * where a guest has paid twice.
 */
export type BookingPayments = {
  bookingId: string;
  attempt: number;
  session?: OpenSession;
  cardPayments: CardPayment[];
  cancellation?: Cancellation;
  atHotel?: AtHotel;
  /** That of the booking as of the latest change of its price. */
  pricedVersion?: number;
};

/** What happens to the payments of a booking other than by card. */
export type PaymentsChange = { cancellation: Cancellation } | { atHotel: AtHotel } | { pricedVersion: number };

/** Why the booking cannot be paid by card, if it cannot. */
export function paymentError({ cardPayments, cancellation, atHotel }: BookingPayments): DomainError | undefined {
  if (cancellation) return new DomainError('already-cancelled');
  if (cardPayments.length > 0) return new DomainError('already-paid');
  // What is left after a part is paid there as well: a page for it would be a second way to pay the same.
  return atHotel && atHotel.amountMinor > 0 ? new DomainError('paid-at-hotel') : undefined;
}

/** The session for just these bookings that a guest can return to. Each of them has the same one. */
export function usableSession(
  { bookingId, session }: BookingPayments,
  bookingIds: string[],
  now: Date,
): OpenSession | undefined {
  if (!session || session.expiresAt <= now) return undefined;
  return (session.together ?? [bookingId]).join() === bookingIds.join() ? session : undefined;
}

/** What is to be refunded of a payment in all, including what may have been refunded already. */
export type OwedRefund = { paymentId: string; amountMinor: number };

/** What happened to the money of a booking elsewhere, in order. */
export type MoneyHistory = {
  priceChanges: PriceChange[];
  paidAtHotel: { paymentId: string; amountMinor: number; paidAt: Date }[];
  takenBack?: TakenBackPayment[];
};

/** As of a version of the booking. */
export type KnownHistory = MoneyHistory & { version: number };

/**
 * Whether the history goes on after a payment, so that nothing that is still on its way can make less of it owed. Of a second payment,
 * and after a cancellation, nothing can.
 */
export function isKnownPast(
  { cardPayments, cancellation }: BookingPayments,
  { priceChanges, paidAtHotel, takenBack = [] }: MoneyHistory,
  paymentId: string,
): boolean {
  const earliest = earliestByCard(byCard(cardPayments));
  if (cancellation || earliest?.paymentId !== paymentId) return true;
  const moments = [
    ...priceChanges.map(({ at }) => at),
    ...[...paidAtHotel, ...takenBack].map(({ paidAt }) => paidAt),
    ...takenBack.map(({ takenBackAt }) => takenBackAt),
  ];
  return moments.some((at) => at >= earliest.paidAt);
}

const byCard = (payments: CardPayment[]) => payments.map((payment) => ({ ...payment, method: 'card' as const }));

/** The refunds by card that are owed in all. The hotel itself refunds what was paid there. */
export function owedRefunds(
  { cardPayments, cancellation }: BookingPayments,
  { priceChanges, paidAtHotel, takenBack }: MoneyHistory,
): OwedRefund[] {
  const byHotel = paidAtHotel.map((payment) => ({ ...payment, method: 'hotel' as const }));
  return refundsDue({
    payments: [...byHotel, ...byCard(cardPayments)],
    takenBack,
    refunds: [],
    cancellation,
    priceChanges,
  })
    .filter(({ method }) => method === 'card')
    .map(({ paymentId, amountMinor }) => ({ paymentId, amountMinor }));
}
