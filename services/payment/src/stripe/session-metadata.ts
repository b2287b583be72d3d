import type Stripe from 'stripe';
import type { BookingFacts } from '@wayhouse/contracts';
import type { JointPayment, Portion } from '../payments/domain/joint-payment.js';
import type { ReportedPayment } from '../payments/reported-payment.js';

type Metadata = { bookingId: string; portions?: string };

/**
 * What a session is for. One for several bookings names the first of them as well: whoever does not know of portions sees a payment
 * that is not for its price, and sets it aside.
 */
export const toMetadata = (bookings: Pick<BookingFacts, 'bookingId' | 'totalMinor'>[]): Metadata => ({
  bookingId: bookings[0]!.bookingId,
  ...(bookings.length > 1 && {
    portions: bookings.map(({ bookingId, totalMinor }) => `${bookingId}=${totalMinor}`).join(' '),
  }),
});

/**
 * The payment of a session that is paid: of one booking, or joint. Undefined if it is for none. Portions that do not add up to what was paid
 * make it a payment of the first booking, which is not for its price.
 */
export function readPayment(
  session: Stripe.Checkout.Session,
  created: number,
): ReportedPayment | JointPayment | undefined {
  const { bookingId, portions: text } = session.metadata ?? {};
  if (bookingId === undefined || session.payment_status !== 'paid') return undefined;
  const paymentId = expandedId(session.payment_intent);
  if (!paymentId) throw new Error(`checkout session ${session.id} is paid but has no payment intent`);
  const amountMinor = session.amount_total ?? 0;
  const currency = (session.currency ?? '').toUpperCase();
  const paid = { paymentId, currency, paidAt: new Date(created * 1000), sessionId: session.id };
  const portions = text === undefined ? [] : readPortions(text);
  const isWhole = portions.reduce((sum, portion) => sum + portion.amountMinor, 0) === amountMinor;
  return portions.length && isWhole ? { ...paid, portions } : { ...paid, bookingId, amountMinor };
}

const readPortions = (text: string): Portion[] =>
  text.split(' ').map((each) => {
    const [bookingId = '', amount] = each.split('=');
    return { bookingId, amountMinor: Number(amount) };
  });

export const expandedId = (field: string | { id: string } | null): string | undefined =>
  typeof field === 'string' ? field : (field?.id ?? undefined);
