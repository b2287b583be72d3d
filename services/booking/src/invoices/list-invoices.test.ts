import { calls } from '@wayhouse/contracts';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { signToken } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { invoiceSteps, legalFacts } from '../testing/invoice-steps.js';
import { registerHotel } from '../testing/register-hotel.js';
import { invoiceRepository } from './invoice-repository.js';

let now = noon;
let service: TestBooking;
let steps: ReturnType<typeof invoiceSteps>;
const january = { from: '2027-01-01', to: '2027-02-01' };
beforeAll(async () => {
  service = await startTestBooking(() => now);
  await registerHotel(service, 'h2', 'rival');
  steps = invoiceSteps(service);
  await steps.changeHotel({ version: 2, ...legalFacts });
  const guests = bookingSteps(service);
  const first = await steps.issue(await guests.bookAndGetId(100), { buyerName: '=HYPERLINK("x") 1' });
  await steps.reverse((first.body.invoices as [Invoice])[0]._id);
  now = new Date('2027-02-02T06:00:00Z');
  await steps.issue(await guests.bookAndGetId(110), { buyerName: 'Rao & Sons', buyerTaxNumber: '+29ABC' });
  now = noon;
});
afterAll(() => service.stop());

const list = async (period: { from: string; to: string; after?: string }, as = 'owner') =>
  (await service.call(calls.listInvoices, period, { as })).body as unknown as { invoices: Invoice[]; next?: string };
const csv = async ({ from, to }: typeof january, as = 'owner') => {
  const headers = { authorization: `Bearer ${signToken(as)}` };
  return fetch(`${service.url}/api/bookings/hotel/invoices.csv?from=${from}&to=${to}`, { headers });
};
const year = { from: '2027-01-01', to: '2028-01-01' };

test('a hotel lists what it has issued in a month, the latest first, and nothing of another hotel', async () => {
  expect((await list(january)).invoices.map(({ number }) => number)).toEqual(['2027-0002', '2027-0001']);
  expect((await list(year)).invoices.map(({ number }) => number)).toEqual(['2027-0003', '2027-0002', '2027-0001']);
  expect((await list(year, 'rival')).invoices).toEqual([]);
});

test('a page begins where the one before it has ended', async () => {
  const invoices = invoiceRepository(service.db);
  const first = await invoices.listLatest('h1', year, 2);
  expect(first.page.map(({ sequence }) => sequence)).toEqual([3, 2]);
  const second = await invoices.listLatest('h1', { ...year, after: first.next }, 2);
  expect([second.page.map(({ sequence }) => sequence), second.next]).toEqual([[1], undefined]);
  expect((await list({ ...year, after: '1.abc' })).invoices).toEqual([]);
});

test('the file has a row for each in the order of the numbers, and runs no formula', async () => {
  const response = await csv(year);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=wayhouse-invoices-2027-01-01-to-2027-12-31.csv',
  );
  const [heading, ...rows] = (await response.text()).trim().split('\r\n');
  expect(heading).toContain('Number,Kind,Issued on');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^2027-0001,Invoice,2027-01-05,,WH-\w+-?\w*,"'=HYPERLINK\(""x""\) 1",,.*,360\.00,0\.00,360\.00,USD$/,
  );
  expect(rows[1]).toMatch(/^2027-0002,Credit note,2027-01-05,2027-0001,.*,-360\.00,0\.00,0\.00,USD$/);
  expect(rows[2]).toContain(",Rao & Sons,'+29ABC,");
});

test('a period that is no period is refused', async () => {
  const backwards = { from: '2027-02-01', to: '2027-01-01' };
  expect((await service.call(calls.listInvoices, backwards, { as: 'owner' })).status).toBe(422);
  expect((await csv(backwards)).status).toBe(422);
});
