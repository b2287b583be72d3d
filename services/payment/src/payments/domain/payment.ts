export type OpenSession = { sessionId: string; url: string; expiresAt: Date };
export type Receipt = { paymentId: string; amountMinor: number; paidAt: Date };
export type Cancellation = { at: Date; chargedMinor: number };

/** Paid at the hotel, as recorded by its owner. */
export type AtHotel = { amountMinor: number };

/**
 * The card payments of one booking. `attempt` counts the sessions opened for it; `receipts` are in the order in which they
 * were reported, and more than one where a guest has paid twice.
 */
export type Payment = {
  bookingId: string;
  attempt: number;
  session?: OpenSession;
  receipts: Receipt[];
  cancellation?: Cancellation;
  atHotel?: AtHotel;
};

/** The session a guest can return to. While it is open no other may be opened, or the booking could be paid twice. */
export function usableSession({ session }: Payment, now: Date): OpenSession | undefined {
  return session && session.expiresAt > now ? session : undefined;
}

/** How much of a payment is owed to the guest in all, including what may have been refunded already. */
export type Owed = { paymentId: string; backMinor: number };

/** What is owed back, by payment. Of two payments the one reported first counts as the stay's. */
export function owedBack(payment: Payment): Owed[] {
  return payment.receipts
    .map((receipt) => ({ paymentId: receipt.paymentId, backMinor: receipt.amountMinor - keptMinor(payment, receipt) }))
    .filter(({ backMinor }) => backMinor > 0);
}

/**
 * What the hotel retains of a payment: all of it unless the booking is cancelled, then the cancellation charge; nothing of
 * a second or late payment, and never what was already paid at the hotel.
 */
function keptMinor({ receipts, cancellation, atHotel }: Payment, receipt: Receipt): number {
  if (receipt.paymentId !== receipts[0]?.paymentId) return 0;
  if (!cancellation) return atHotel ? 0 : receipt.amountMinor;
  if (receipt.paidAt > cancellation.at) return 0;
  return Math.max(0, cancellation.chargedMinor - (atHotel?.amountMinor ?? 0));
}
