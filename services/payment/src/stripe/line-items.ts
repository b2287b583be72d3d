import type { BookingFacts } from '@wayhouse/contracts';
import { toAdjustmentAmount } from '@wayhouse/contracts/adjustment-amounts';
import { toLineAmount } from '@wayhouse/contracts/line-amounts';
import { toTax, toTaxAmount } from '@wayhouse/contracts/convert-taxes';
import { addedMinor, splitTaxes } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatAdjustmentLines } from '@wayhouse/messages/price-adjustments';
import { formatLines } from '@wayhouse/messages/price-lines';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { formatTaxLine, formatTaxRule } from '@wayhouse/messages/taxes';
import { messages } from './messages.js';

/**
 * The nights, and each tax and fee that is added to them. What raises or lowers the price of the nights is in theirs, as no item of
 * Stripe's may be below zero.
 */
export function lineItems(booking: BookingFacts) {
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
  const amounts = lines.map(toLineAmount);
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
