export type OpenSession = { sessionId: string; url: string; expiresAt: Date };
export type Receipt = { paymentId: string; amountMinor: number; paidAt: Date };

/** The card payment of one booking. `attempt` counts the sessions that were opened for it. */
export type Payment = { bookingId: string; attempt: number; session?: OpenSession; receipt?: Receipt };

const aMinute = 60_000;

/** The session a guest can go back to, if it stays open long enough to pay. */
export function usableSession(payment: Payment | null, now: Date): OpenSession | undefined {
  const session = payment?.session;
  return session && session.expiresAt.getTime() > now.getTime() + aMinute ? session : undefined;
}
