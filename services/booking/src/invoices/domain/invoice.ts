import {
  type Buyer,
  DomainError,
  type InvoiceKind,
  invoiceNumber,
  isSame,
  type LegalFacts,
  retentionYears,
  type Stay,
} from '@wayhouse/domain';
import { type InvoiceSeries, yearOf } from './invoice-series.js';

/** The hotel as it was on the day of issue. */
type Seller = LegalFacts & { legalName: string; hotelName: string; address: string };

/** A text and an amount, as they are printed. */
export type InvoiceItem = { text: string; amountMinor: number };

type Fact = { label: string; value: string };

/** What a booking comes to, in the language of whoever issues the invoice. */
export type InvoicedBooking = {
  /** About the charge of a cancelled booking, not about its stay. Those that were issued before it was stored have none. */
  isCharge?: boolean;
  stay: Stay;
  guests: number;
  /** The guest, the room and the dates. */
  about: Fact[];
  /** The total is their sum. */
  items: InvoiceItem[];
  /** Taxes and fees that are part of the items. */
  included: InvoiceItem[];
  totalMinor: number;
  /** Taxes without fees, added and included ones. */
  taxMinor: number;
  /** What of the total is not paid. */
  dueMinor: number;
  currency: string;
};

/** Copied whole when it is issued: nothing that happens later changes it. */
export type Invoice = InvoicedBooking &
  InvoiceSeries & {
    id: string;
    kind: InvoiceKind;
    hotelId: string;
    bookingId: string;
    /** A guest without an account has none. */
    guestId?: string;
    seller: Seller;
    buyer: Buyer;
    issuedAt: Date;
    /** Who of the hotel's staff has issued it. */
    by: string;
    /** Of a credit note, the id of the invoice and its number. */
    reverses?: { id: string; number: string };
  };

export const numberOf = invoiceNumber;

/** The last one that was issued for a booking, if that is an invoice. `issued` is in that order. */
export function standingInvoice(issued: Invoice[]): Invoice | undefined {
  const last = issued.at(-1);
  return last?.kind === 'invoice' ? last : undefined;
}

/** Refuses an invoice beside one that stands, of another total than was seen, about nothing, and by a hotel without a legal name. */
export function assertIssuable(
  booking: InvoicedBooking,
  issued: Invoice[],
  legalName: string | undefined,
  seenMinor: number,
): asserts legalName is string {
  const standing = standingInvoice(issued);
  if (standing) throw new DomainError('invoice-stands', { number: numberOf(standing) });
  if (!legalName) throw new DomainError('legal-name-missing');
  if (booking.totalMinor <= 0) throw new DomainError('nothing-to-invoice');
  if (booking.totalMinor !== seenMinor) throw new DomainError('invoice-total-changed');
}

/**
 * Whether the booking is not what the invoice is about any more. Who pays later changes nothing of it. Texts are not compared, as they are
 * in the language of whoever has issued it.
 */
export function isOutdated(invoice: Invoice, booking: InvoicedBooking): boolean {
  const { isCharge = booking.isCharge } = invoice;
  return !isSame(subjectOf({ ...invoice, isCharge }), subjectOf(booking));
}

const subjectOf = ({ isCharge, stay, guests, items, included, taxMinor }: InvoicedBooking) => ({
  ...{ isCharge, stay, guests, taxMinor },
  amounts: [items, included].map((part) => part.map(({ amountMinor }) => amountMinor)),
});

type Issue = InvoiceSeries & Pick<Invoice, 'id' | 'issuedAt' | 'by'>;

/** Takes back all of an invoice: nothing is due on it any more. */
export const reverse = (invoice: Invoice, issue: Issue): Invoice => ({
  ...invoice,
  ...issue,
  kind: 'credit-note',
  reverses: { id: invoice.id, number: numberOf(invoice) },
  items: invoice.items.map(reversed),
  included: invoice.included.map(reversed),
  totalMinor: -invoice.totalMinor,
  taxMinor: -invoice.taxMinor,
  dueMinor: 0,
});

const reversed = ({ text, amountMinor }: InvoiceItem): InvoiceItem => ({ text, amountMinor: -amountMinor });

/** When it is deleted: some years after the end of the year of its issue, as accounts are. */
export const retainedUntil = ({ day }: InvoiceSeries): Date =>
  new Date(Date.UTC(yearOf(day) + retentionYears.invoice + 1, 0, 1));
