import { retainedUntil } from '@wayhouse/booking/invoices/domain/invoice';
import { invoiceNumber } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { IssuedInvoice, PlatformData } from '../platform-data.js';

/**
 * The numbers of a hotel have no gaps and no doubles in any year, a booking has at most one invoice that stands, and a credit note is
 * the opposite of its invoice.
 */
export const checkInvoices = (data: PlatformData): Contradiction[] => [
  ...checkNumbers(data),
  ...checkStanding(data.booking.invoices),
  ...checkCreditNotes(data.booking.invoices),
];

/** In a year all numbers from 1 are given. Which is the last one, the series shows of the latest year, and the invoices of others. */
function checkNumbers({ readAt, booking: { invoices, invoiceSeries } }: PlatformData): Contradiction[] {
  const years = groupsOf(invoices, ({ hotelId, day }) => `${hotelId} ${yearOf(day)}`);
  const retained = invoiceSeries.filter((series) => retainedUntil(series) > readAt);
  const latest = new Map(retained.map(({ _id, day, sequence }) => [`${_id} ${yearOf(day)}`, sequence]));
  return [...new Set([...years.keys(), ...latest.keys()])].flatMap((subject) => {
    const given = (years.get(subject) ?? []).map(({ sequence }) => sequence).sort((one, other) => one - other);
    const last = latest.get(subject) ?? given.length;
    if (given.length === last && given.every((sequence, at) => sequence === at + 1)) return [];
    const text = `Of the invoices 1 to ${last} of hotel and year ${subject} there are ${given.join(', ') || 'none'}.`;
    return [{ kind: 'invoice-number-missing', subject, text }];
  });
}

function checkStanding(invoices: IssuedInvoice[]): Contradiction[] {
  const reversed = new Set(invoices.map(({ reverses }) => reverses?.id));
  const standing = invoices.filter(({ _id, kind }) => kind === 'invoice' && !reversed.has(_id));
  return [...groupsOf(standing, ({ bookingId }) => bookingId)].flatMap(([subject, issued]) => {
    if (issued.length === 1) return [];
    const text = `Booking ${subject} has the invoices ${issued.map(invoiceNumber).join(' and ')}, which all stand.`;
    return [{ kind: 'invoice-beside-another', subject, text }];
  });
}

function checkCreditNotes(invoices: IssuedInvoice[]): Contradiction[] {
  const byId = new Map(invoices.map((invoice) => [invoice._id, invoice]));
  return invoices.flatMap((creditNote) => {
    const { _id: subject, day, reverses, totalMinor } = creditNote;
    if (!reverses) return [];
    const invoice = byId.get(reverses.id);
    // An invoice of an earlier year is deleted earlier.
    if (invoice ? invoice.totalMinor === -totalMinor : yearOf(reverses.number) < yearOf(day)) return [];
    const text = `Credit note ${invoiceNumber(creditNote)} is not the opposite of invoice ${reverses.number}.`;
    return [{ kind: 'credit-note-other-than-invoice', subject, text }];
  });
}

/** Of a day and of a number. */
const yearOf = (text: string): string => text.slice(0, 4);

function groupsOf<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
