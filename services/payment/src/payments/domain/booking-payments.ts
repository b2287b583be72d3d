import { DomainError, type PriceChange, refundsDue } from '@wayhouse/domain';

export type OpenSession = { sessionId: string; url: string; expiresAt: Date };
export type CardPayment = { paymentId: string; amountMinor: number; paidAt: Date };
export type Cancellation = { at: Date; chargedMinor: number };

/** Paid at the hotel in all, as it has recorded. */
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
  return cardPayments.length > 0 || atHotel ? new DomainError('already-paid') : undefined;
}

/** The session a guest can return to. While it is open no other may be opened, or the booking could be paid twice. */
export function usableSession({ session }: BookingPayments, now: Date): OpenSession | undefined {
  return session && session.expiresAt > now ? session : undefined;
}

/** What is to be refunded of a payment in all, including what may have been refunded already. */
export type OwedRefund = { paymentId: string; amountMinor: number };

/** What happened to the money of a booking elsewhere, in order. */
export type MoneyHistory = {
  priceChanges: PriceChange[];
  paidAtHotel: { paymentId: string; amountMinor: number; paidAt: Date }[];
};

/** The refunds by card that are owed in all. The hotel itself refunds what was paid there. */
export function owedRefunds(
  { cardPayments, cancellation }: BookingPayments,
  { priceChanges, paidAtHotel }: MoneyHistory,
): OwedRefund[] {
  const byCard = cardPayments.map((payment) => ({ ...payment, method: 'card' as const }));
  const byHotel = paidAtHotel.map((payment) => ({ ...payment, method: 'hotel' as const }));
  return refundsDue({ payments: [...byHotel, ...byCard], refunds: [], cancellation, priceChanges })
    .filter(({ method }) => method === 'card')
    .map(({ paymentId, amountMinor }) => ({ paymentId, amountMinor }));
}
