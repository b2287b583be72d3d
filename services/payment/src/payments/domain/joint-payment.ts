/** What of a joint payment is for one booking. */
export type Portion = { bookingId: string; amountMinor: number };

/** One payment by card for bookings that were made together. Its id is that of the payment at Stripe. */
export type JointPayment = {
  paymentId: string;
  portions: Portion[];
  currency: string;
  paidAt: Date;
  sessionId: string;
};

/** A portion is the payment of its booking like any other; its id names the joint payment and the booking. */
export const portionId = (jointId: string, bookingId: string): string => `${jointId}:${bookingId}`;

/** The id of a payment at Stripe, whether it is a portion or a payment of one booking. */
export const chargedId = (paymentId: string): string => paymentId.split(':', 1)[0]!;

export const isPortion = (paymentId: string): boolean => paymentId !== chargedId(paymentId);
