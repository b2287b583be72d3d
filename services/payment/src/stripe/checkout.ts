import Stripe from 'stripe';
import { type BookingFacts, messages, paths, Refusal } from '@wayhouse/contracts';
import type { OpenSession } from '../payments/domain/payment.js';

/** Opens Stripe's payment page for a booking. Asking again with the same attempt answers the same session. */
export type OpenCheckout = (booking: BookingFacts, attempt: number) => Promise<OpenSession>;

export function checkout(stripe: Stripe, publicUrl: string): OpenCheckout {
  return async (booking, attempt) => {
    const { bookingId } = booking;
    const back = new URL(paths.myBookings, publicUrl).href;
    const options = { idempotencyKey: `checkout-${bookingId}-${attempt}` };
    const order: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: bookingId,
      customer_email: booking.guest.email,
      metadata: { bookingId },
      payment_intent_data: { metadata: { bookingId } },
      line_items: [{ quantity: 1, price_data: priceOf(booking) }],
      success_url: `${back}?paid=${bookingId}`,
      cancel_url: back,
    };
    const session = await stripe.checkout.sessions.create(order, options).catch(asRefusal);
    if (!session.url) throw new Refusal('unavailable', messages.paymentUnavailable);
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  };
}

const priceOf = ({ hotel, roomType, checkIn, checkOut, currency, totalMinor }: BookingFacts) => ({
  currency: currency.toLowerCase(),
  unit_amount: totalMinor,
  product_data: { name: `${roomType}, ${hotel.name}`, description: `${checkIn} to ${checkOut}` },
});

function asRefusal(error: unknown): never {
  const unreachable =
    error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
  if (unreachable) throw new Refusal('unavailable', messages.paymentUnavailable);
  throw error;
}
