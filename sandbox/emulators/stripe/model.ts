/** Amounts are in the currency's smallest unit, times in seconds since 1970, as Stripe gives them. */
type Metadata = Record<string, string>;

type LineItem = {
  id: string;
  name: string;
  description: string | null;
  images: string[];
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
  paymentMetadata: Metadata;
  paymentDescription: string | null;
  paymentId: string | null;
  customerName: string | null;
  /** What the card page last said no with; shown on the payments page only. */
  lastDecline: string | null;
};

/** A payment that went through: Stripe's payment intent and its one charge. */
export type Payment = {
  id: string;
  chargeId: string;
  sessionId: string;
  created: number;
  amount: number;
  currency: string;
  description: string | null;
  metadata: Metadata;
  email: string | null;
  card: Card;
};

export type Card = {
  brand: 'visa' | 'mastercard';
  last4: string;
  expMonth: number;
  expYear: number;
  holder: string;
  /** What becomes of its refunds: they succeed at once, or are as slow or as unlucky as Stripe's cards for that. */
  refunds?: 'pending first' | 'failing later';
};

export type Refund = {
  id: string;
  paymentId: string;
  created: number;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** What it will be, and from when on (milliseconds). */
  next?: { status: 'succeeded' | 'failed'; at: number };
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Metadata;
};

export type StripeEvent = {
  id: string;
  type: string;
  created: number;
  /** The object as it was when the event happened, in the API's form. */
  object: object;
  request: { id: string | null; idempotency_key: string | null };
};

/** An event on its way to the webhook. `nextAt` is in milliseconds and null once it has arrived. */
export type Delivery = {
  id: string;
  attempts: { at: number; answer: string }[];
  nextAt: number | null;
};

/** What was answered to an idempotency key, and to which request. Records of earlier times have no status: all went well. */
type Replay = { id: string; fingerprint: string; created: number; status?: number; body: object };

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
