import { type CallInput, calls, events, type HotelFacts } from '@wayhouse/contracts';
import type { InvoicesOfBooking } from '@wayhouse/contracts/calls/invoice-calls';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { eventually, signToken } from '@wayhouse/service-kit/testing';
import type { TestBooking } from './factories.js';

export const legalFacts = {
  legalName: 'Amber Hospitality Pvt Ltd',
  legalAddress: '12 Residency Road, Jaipur',
  hotelTaxNumber: '08ABCDE1234F1Z5',
};

type Form = Partial<CallInput<typeof calls.issueInvoice>>;

let forms = 0;

/** What the owner does about the invoices of bookings of 360.00. */
export const invoiceSteps = (service: TestBooking) => ({
  /** Publishes the profile of a hotel and waits until the service has it. */
  async changeHotel(facts: Partial<HotelFacts> & { version: number }, hotelId = 'h1', ownerId = 'owner') {
    const details = { name: 'Amber Court', contact: '+91 141 000 000', address: '1 Fort Road', city: 'Jaipur' };
    const messageId = `hotel-${hotelId}-${facts.version}`;
    await service.publish(events.hotelChanged, { hotelId, ownerId, ...details, ...facts }, messageId);
    await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
  },
  issue: (bookingId: string, form: Form = {}, as = 'owner') =>
    service.call(
      calls.issueInvoice,
      { bookingId, key: `form-${++forms}`, total: 360, buyerName: 'Rao & Sons', ...form },
      { as },
    ),
  reverse: (invoiceId: string, as = 'owner') => service.call(calls.issueCreditNote, { invoiceId }, { as }),
  show: async (id: string, as = 'owner') =>
    (await service.call(calls.showInvoices, { id }, { as })).body as unknown as InvoicesOfBooking,
  async readFile(path: string, as: string): Promise<{ status: number; name: string; texts: string[] }> {
    const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${signToken(as)}` } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const name = response.headers.get('content-disposition') ?? '';
    return { status: response.status, name, texts: response.status === 200 ? readPdfTexts(bytes) : [] };
  },
});
