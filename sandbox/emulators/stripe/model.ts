import type { Delivery } from '../providers/webhook-deliveries.js';

/** Amounts are in the currency's smallest unit, times in seconds since 1970, as Stripe gives them. */
type Metadata = Record<string, string>;

type LineItem = {
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
};

export type CheckoutSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  created: number;
  expiresAt: number;
  currency: string;
  lineItems: LineItem[];
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Metadata;
  paymentId: string | null;
  /** Why the last card was declined; shown on the payments page only. */
  lastDecline: string | null;
};

/** A payment that went through. */
export type Payment = {
  id: string;
  amount: number;
  currency: string;
  card: Card;
};

export type Card = {
  brand: 'visa' | 'mastercard';
  last4: string;
  /** The course of its refunds, as with Stripe's test cards for that. They succeed at once without it. */
  refunds?: 'pending first' | 'failing later';
};

export type Refund = {
  id: string;
  paymentId: string;
  created: number;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** The status it changes to, and when (milliseconds). */
  next?: { status: 'succeeded' | 'failed'; at: number };
  metadata: Metadata;
};

export type StripeEvent = {
  id: string;
  type: string;
  created: number;
  /** The object as it was when the event happened, in the API's form. */
  object: object;
  previous?: object;
  request: { id: string | null; idempotency_key: string | null };
};

/** The response to an idempotency key, and a hash of its request. */
type Replay = { id: string; fingerprint: string; created: number; status: number; body: object };

export type StripeKinds = {
  sessions: CheckoutSession;
  payments: Payment;
  refunds: Refund;
  events: StripeEvent;
  deliveries: Delivery;
  replays: Replay;
};

export type Change = { [Kind in keyof StripeKinds]?: StripeKinds[Kind][] };

export const amountOf = (session: CheckoutSession) =>
  session.lineItems.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
