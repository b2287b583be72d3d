export type OpenSession = { sessionId: string; url: string; expiresAt: Date };
export type Receipt = { paymentId: string; amountMinor: number; paidAt: Date };
export type Cancellation = { at: Date; chargedMinor: number };

/** What was paid at the hotel, as its owner recorded it. The card owes nothing of that any more. */
export type AtHotel = { amountMinor: number };

/**
 * The card payments of one booking. `attempt` counts the sessions that were opened for it, `receipts` stand in the order
 * in which we heard of them: more than one where a guest has paid twice.
 */
export type Payment = {
  bookingId: string;
  attempt: number;
  session?: OpenSession;
  receipts: Receipt[];
  cancellation?: Cancellation;
  atHotel?: AtHotel;
};

/** The session a guest can go back to. As long as it can be paid no other is opened, or a booking could be paid twice. */
export function usableSession({ session }: Payment, now: Date): OpenSession | undefined {
  return session && session.expiresAt > now ? session : undefined;
}

/** How much of a payment has to go back to the guest, whatever part of that may have gone back already. */
export type Owed = { paymentId: string; backMinor: number };

/**
 * What is owed back, by payment. It follows from what happened; of two payments the one
 * heard first counts as the stay's.
 */
export function owedBack(payment: Payment): Owed[] {
  return payment.receipts
    .map((receipt) => ({ paymentId: receipt.paymentId, backMinor: receipt.amountMinor - keptMinor(payment, receipt) }))
    .filter(({ backMinor }) => backMinor > 0);
}

/**
 * What the hotel keeps of a payment: all while the booking stands, its cost once cancelled, nothing of a payment too many
 * or too late, and only what was not paid at the hotel.
 */
function keptMinor({ receipts, cancellation, atHotel }: Payment, receipt: Receipt): number {
  if (receipt.paymentId !== receipts[0]?.paymentId) return 0;
  if (!cancellation) return atHotel ? 0 : receipt.amountMinor;
  if (receipt.paidAt > cancellation.at) return 0;
  return Math.max(0, cancellation.chargedMinor - (atHotel?.amountMinor ?? 0));
}
