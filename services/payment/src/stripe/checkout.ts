import Stripe from 'stripe';
import { type BookingFacts, paths, RequestError } from '@wayhouse/contracts';
import { toAdjustmentAmount } from '@wayhouse/contracts/adjustment-amounts';
import { toTax, toTaxAmount } from '@wayhouse/contracts/tax-rules';
import { addedMinor, DomainError, splitTaxes, toAmount } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatAdjustmentLines } from '@wayhouse/messages/price-adjustments';
import { formatLines } from '@wayhouse/messages/price-lines';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { formatTaxLine, formatTaxRule } from '@wayhouse/messages/taxes';
import { inLocale } from '@wayhouse/service-kit';
import type { OpenCheckout } from '../payments/checkout-port.js';
import { messages } from './messages.js';

export function checkout(stripe: Stripe, publicUrl: string): OpenCheckout {
  return async (booking, attempt) => {
    const { bookingId } = booking;
    const returnUrl = new URL(paths.myBookings, publicUrl).href;
    // A page that was opened while the booking was changed is closed without counting as an attempt.
    const changes = booking.priceChanges?.length ?? 0;
    // Whatever the page shows is in the key, which stands for the same page alone.
    const shown = `${changes ? `-${changes}` : ''}${booking.unusedCode === undefined ? '' : '-unused'}`;
    const options = { idempotencyKey: `checkout-${bookingId}-${attempt}${shown}` };
    // In the language of the booking, so that a retry under the same idempotency key has the same parameters.
    const line_items = inLocale(booking.locale, () => lineItems(booking));
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: bookingId,
      customer_email: booking.guest.email || undefined,
      metadata: { bookingId },
      payment_intent_data: { metadata: { bookingId } },
      line_items,
      success_url: `${returnUrl}?paid=${bookingId}`,
      cancel_url: `${returnUrl}?unpaid=${bookingId}`,
    };
    const session = await stripe.checkout.sessions.create(params, options).catch(rethrowExplained);
    if (!session.url) throw new RequestError('payment-unavailable');
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  };
}

/**
 * The nights, and each tax and fee that is added to them. What raises or lowers the price of the nights is in theirs, as no item of
 * Stripe's may be below zero.
 */
function lineItems(booking: BookingFacts) {
  const { hotel, currency, totalMinor, taxes = [], ...stay } = booking;
  const added = splitTaxes(taxes).added.filter((tax) => tax.amountMinor > 0);
  const nights = {
    amountMinor: totalMinor - addedMinor(taxes),
    name: messages.room(bookedRoomLabel(booking), hotel.name),
    description: describeStay({ ...stay, taxes, currency }),
  };
  const items = [
    nights,
    ...added.map((tax) => ({
      amountMinor: tax.amountMinor,
      name: tax.name,
      description: formatTaxRule(toTax(tax), currency),
    })),
  ];
  return items.map(({ amountMinor, ...product_data }) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data },
  }));
}

type PriceField = 'lines' | 'adjustments' | 'unusedCode' | 'taxes' | 'offer' | 'plan' | 'currency';
type Stay = Pick<BookingFacts, 'checkIn' | 'checkOut' | 'nights' | PriceField>;

function describeStay(booked: Stay): string {
  const { checkIn, checkOut, nights, lines = [], adjustments = [], unusedCode, taxes, currency } = booked;
  const stay = messages.stay(counts.nights(nights.length), formatDate(checkIn), formatDate(checkOut));
  const amounts = lines.map((line) => ({ nights: line.nights, each: toAmount(line.eachMinor) }));
  const priced =
    lines.length > 1 || adjustments.length ? messages.pricedStay(stay, formatLines(amounts, currency)) : stay;
  const { included } = splitTaxes(taxes);
  const taxNotes = included.map((tax) => formatTaxLine(toTaxAmount(tax), currency));
  const changes = formatAdjustmentLines({
    adjustments: adjustments.map(toAdjustmentAmount),
    ...(unusedCode !== undefined && { promotion: { code: unusedCode } }),
    currency,
  });
  return messages.sentences([priced, ...priceNotes(booked), ...changes, ...taxNotes]);
}

function rethrowExplained(error: unknown): never {
  // Stripe has a smallest and a largest amount for each currency.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && /^amount_too_(small|large)$/.test(error.code ?? ''))
    throw new DomainError('amount-not-chargeable');
  const unreachable =
    error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
  if (unreachable) throw new RequestError('payment-unavailable');
  throw error;
}
