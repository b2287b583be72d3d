import Stripe from 'stripe';
import { type BookingFacts, paths, RequestError } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { idFromKey, inLocale } from '@wayhouse/service-kit';
import type { OpenCheckout, Payable } from '../payments/checkout-port.js';
import { lineItems } from './line-items.js';
import { toMetadata } from './session-metadata.js';

export function checkout(stripe: Stripe, publicUrl: string): OpenCheckout {
  return async (payables) => {
    const bookings = payables.map(({ booking }) => booking);
    const { bookingId, guest } = bookings[0]!;
    const returnUrl = new URL(paths.myBookings, publicUrl).href;
    const ids = bookings.map((booking) => booking.bookingId).join();
    const metadata = toMetadata(bookings);
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: bookingId,
      customer_email: guest.email || undefined,
      metadata,
      payment_intent_data: { metadata },
      // In the language of the booking, so that a retry under the same idempotency key has the same parameters.
      line_items: bookings.flatMap((booking) => inLocale(booking.locale, () => lineItems(booking))),
      success_url: `${returnUrl}?paid=${ids}`,
      cancel_url: `${returnUrl}?unpaid=${ids}`,
    };
    const options = { idempotencyKey: idempotencyKeyOf(payables) };
    const session = await stripe.checkout.sessions.create(params, options).catch(rethrowExplained);
    if (!session.url) throw new RequestError('payment-unavailable');
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  };
}

/** Whatever the page shows is in the key, which stands for the same page alone. */
function idempotencyKeyOf(payables: Payable[]): string {
  const keys = payables.map(({ booking, attempt }) => `${booking.bookingId}-${attempt}${shownOf(booking)}`);
  return keys.length > 1 ? `checkout-together-${idFromKey(...keys)}` : `checkout-${keys[0]}`;
}

/** A page that was opened while the booking was changed, or paid by mistake, is closed without counting as an attempt. */
function shownOf({ priceChanges = [], takenBackAtHotel = [] }: BookingFacts): string {
  const changes = priceChanges.length;
  const takenBack = takenBackAtHotel.length;
  return [changes ? `-${changes}` : '', takenBack ? `-back${takenBack}` : ''].join('');
}

function rethrowExplained(error: unknown): never {
  // Stripe has a smallest and a largest amount for each currency.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && /^amount_too_(small|large)$/.test(error.code ?? ''))
    throw new DomainError('amount-not-chargeable');
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  if ([StripeConnectionError, StripeAPIError, StripeRateLimitError].some((passing) => error instanceof passing))
    throw new RequestError('payment-unavailable');
  throw error;
}
