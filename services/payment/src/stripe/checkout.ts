import Stripe from 'stripe';
import { type BookingFacts, paths, RequestError } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { inLocale } from '@wayhouse/service-kit';
import type { OpenCheckout } from '../payments/checkout-port.js';
import { messages } from './messages.js';

export function checkout(stripe: Stripe, publicUrl: string): OpenCheckout {
  return async (booking, attempt) => {
    const { bookingId } = booking;
    const returnUrl = new URL(paths.myBookings, publicUrl).href;
    const options = { idempotencyKey: `checkout-${bookingId}-${attempt}` };
    // In the language of the booking, so that a retry under the same idempotency key has the same parameters.
    const price_data = inLocale(booking.locale, () => priceData(booking));
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: bookingId,
      customer_email: booking.guest.email || undefined,
      metadata: { bookingId },
      payment_intent_data: { metadata: { bookingId } },
      line_items: [{ quantity: 1, price_data }],
      success_url: `${returnUrl}?paid=${bookingId}`,
      cancel_url: `${returnUrl}?unpaid=${bookingId}`,
    };
    const session = await stripe.checkout.sessions.create(params, options).catch(rethrowExplained);
    if (!session.url) throw new RequestError('payment-unavailable');
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  };
}

const priceData = ({ hotel, roomType, checkIn, checkOut, nights, currency, totalMinor }: BookingFacts) => ({
  currency: currency.toLowerCase(),
  unit_amount: totalMinor,
  product_data: {
    name: messages.room(roomTypeNames[roomType], hotel.name),
    description: messages.stay(counts.nights(nights.length), formatDate(checkIn), formatDate(checkOut)),
  },
});

function rethrowExplained(error: unknown): never {
  // Stripe has a smallest and a largest amount for each currency.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && /^amount_too_(small|large)$/.test(error.code ?? ''))
    throw new DomainError('amount-not-chargeable');
  const unreachable =
    error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
  if (unreachable) throw new RequestError('payment-unavailable');
  throw error;
}
