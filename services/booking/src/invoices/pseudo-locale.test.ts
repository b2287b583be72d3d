import type { TaxRule } from '@wayhouse/domain';
import { loadLocale } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import { unmarkedTexts } from '@wayhouse/messages/testing/unmarked-texts';
import { toBookingResponse } from '../bookings/booking-response.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { amountsTable } from '../receipts/receipt-amounts.js';
import { noon, order, room } from '../testing/factories.js';
import { legalFacts } from '../testing/invoice-steps.js';
import { type Invoice, reverse } from './domain/invoice.js';
import { invoiceDocument } from './invoice-document.js';
import { invoicedBooking } from './invoiced-booking.js';
import { invoicesCsv } from './invoices-csv.js';

beforeAll(async () => {
  await loadLocale('en-XA');
  setLocaleSource(() => 'en-XA');
});
afterAll(() => setLocaleSource(() => 'en'));

const taxes: TaxRule[] = [
  { name: 'City tax', kind: 'tax', basis: 'person-night', hundredths: 250, isIncluded: false },
  { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 700, isIncluded: true },
];
const booking = createBooking(room({ taxes }), order(), noon);
const buyer = { name: 'Rao & Sons', taxNumber: '29ABCDE1234F1Z5', address: '4 Hill Road' };
const issue = { id: 'i1', day: '2027-03-15', sequence: 1, issuedAt: noon, by: 'owner' };

/** Within the locale of the tests. */
const anInvoice = (): Invoice => ({
  ...invoicedBooking(booking),
  ...{ kind: 'invoice', hotelId: 'h1', bookingId: booking.id, ...issue },
  ...{ seller: { ...legalFacts, hotelName: 'Amber Court', address: '1 Fort Road, Jaipur' }, buyer },
});
const data = [
  ...Object.values(legalFacts),
  ...Object.values(buyer),
  booking.guest.name,
  'Amber Court',
  '1 Fort Road, Jaipur',
];

test('an invoice and a credit note have no text outside of messages', () => {
  const invoice = anInvoice();
  const payments = amountsTable(toBookingResponse(booking));
  for (const document of [
    invoiceDocument(invoice, payments),
    invoiceDocument(reverse(invoice, { ...issue, id: 'i2' })),
  ]) {
    const { title, lead = '', subtitle = '', blocks } = document;
    const texts = blocks.flatMap((block) => stringsIn({ ...block, kind: undefined }));
    expect(texts.length).toBeGreaterThan(15);
    expect(unmarkedTexts([title, lead, subtitle, ...texts], [...data, 'City tax', 'VAT'])).toEqual([]);
  }
});

test('the file of invoices has no heading outside of messages', () => {
  const [headings = ''] = Buffer.from(invoicesCsv([])).toString('utf8').split('\r\n');
  expect(unmarkedTexts(headings.replace('\uFEFF', '').split('","'), [])).toEqual([]);
});

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : typeof value === 'string'
      ? [value]
      : [];
