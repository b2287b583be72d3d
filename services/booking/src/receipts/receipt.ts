import type { Booking } from '@wayhouse/contracts';
import type { TaxAmount } from '@wayhouse/contracts/taxes';
import { bookingNumber, linesOfBooking, splitTaxes } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { describeBookingPolicy, describeTerms } from '@wayhouse/messages/describe-policy';
import { formatCheckIn, formatCheckOut, formatInstantDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { currentLocale } from '@wayhouse/messages/locale';
import { formatOffer } from '@wayhouse/messages/offers';
import { formatPlan } from '@wayhouse/messages/rate-plans';
import { adjustmentFacts } from '@wayhouse/messages/price-adjustments';
import { formatLines } from '@wayhouse/messages/price-lines';
import { describeLegalFacts } from '@wayhouse/messages/legal-facts';
import { receiptDetails } from '@wayhouse/messages/receipt-details';
import { receiptMessages } from '@wayhouse/messages/receipt';
import { receiptLead } from '@wayhouse/messages/receipt-lead';
import { roomLabel } from '@wayhouse/messages/room-names';
import { formatTaxAmount, formatTaxName } from '@wayhouse/messages/taxes';
import type { Fact, PdfContent } from '@wayhouse/documents';
import { amountsTable } from './receipt-amounts.js';

/** A booking as of `issuedAt`: a summary while it is unpaid, a receipt once paid, a statement once cancelled. */
export function buildReceipt(booking: Booking, issuedAt: Date): PdfContent {
  const { city } = booking.hotel;
  return {
    title: receiptMessages.title[booking.state],
    lead: formatLead(booking, issuedAt),
    subtitle: receiptMessages.issued(bookingNumber(booking._id), formatInstantDate(issuedAt.toISOString(), city)),
    language: currentLocale(),
    date: issuedAt,
    blocks: [
      { kind: 'heading', text: receiptMessages.stay },
      { kind: 'facts', facts: stayFacts(booking) },
      { kind: 'heading', text: receiptMessages.payment },
      amountsTable(booking),
      { kind: 'paragraph', text: `${describeTerms(booking, issuedAt)} ${receiptMessages.clock(city)}`.trim() },
    ],
  };
}

function formatLead(booking: Booking, now: Date): string {
  const { name, at = '' } = receiptLead(booking, now);
  const day = at && formatInstantDate(at, booking.hotel.city);
  return receiptMessages.fileLead[name](day, describeBookingPolicy(booking).charged);
}

function stayFacts(booking: Booking): Fact[] {
  const { user, details, hotel, room, guests, checkInDate, checkOutDate } = booking;
  return [
    { label: receiptMessages.guest, value: user.username },
    ...receiptDetails(details).map(({ label, value }) => ({ label, value })),
    { label: receiptMessages.hotel, value: hotel.name },
    { label: receiptMessages.address, value: `${hotel.address}, ${hotel.city}` },
    ...(hotel.phone ? [{ label: receiptMessages.phone, value: hotel.phone }] : []),
    ...describeLegalFacts(hotel),
    {
      label: receiptMessages.room,
      value: receiptMessages.roomFor(roomLabel(room), counts.guests(guests)),
    },
    { label: receiptMessages.checkIn, value: formatCheckIn(checkInDate, hotel) },
    { label: receiptMessages.checkOut, value: formatCheckOut(checkOutDate, hotel) },
    ...priceFacts(booking),
  ];
}

/** The nights, what raises or lowers their price, each tax and fee that is added, the total, and what it includes. */
function priceFacts(booking: Booking): Fact[] {
  const { totalPrice, currency } = booking;
  const { added, included } = splitTaxes(booking.taxes);
  const price = formatLines(linesOfBooking(booking), currency, formatExactly);
  const adjustments = adjustmentFacts(booking, formatExactly);
  const total = { label: receiptMessages.total, value: formatExactly(totalPrice, currency) };
  return [
    { label: receiptMessages.price, value: price },
    ...(booking.plan ? [{ label: receiptMessages.rate, value: formatPlan(booking.plan) }] : []),
    ...(booking.offer ? [{ label: receiptMessages.offer, value: formatOffer(booking.offer) }] : []),
    ...adjustments,
    ...added.map((tax) => taxFact(tax, currency)),
    ...(added.length || adjustments.length ? [total] : []),
    ...included.map((tax) => taxFact(tax, currency)),
  ];
}

const taxFact = (tax: TaxAmount, currency: string): Fact => ({
  label: formatTaxName(tax),
  value: formatTaxAmount(tax, currency, formatExactly),
});
