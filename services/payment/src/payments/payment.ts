export type OpenSession = { sessionId: string; url: string; expiresAt: Date };
export type Receipt = { paymentId: string; amountMinor: number; paidAt: Date };

/** The card payment of one booking. `attempt` counts the sessions that were opened for it. */
export type Payment = { bookingId: string; attempt: number; session?: OpenSession; receipt?: Receipt };

/** The session a guest can go back to. As long as it can be paid no other is opened, or a booking could be paid twice. */
export function usableSession(payment: Payment | null, now: Date): OpenSession | undefined {
  const session = payment?.session;
  return session && session.expiresAt > now ? session : undefined;
}
