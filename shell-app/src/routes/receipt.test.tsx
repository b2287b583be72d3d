import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { receiptMessages } from '@wayhouse/messages/receipt';
import { messages } from '../features/receipt/messages.js';
import { aBooking, cancelled, paid } from '../testing/a-booking.js';
import { ok, errorResponse, stubApi } from '../testing/stub-api.js';
import { renderPart } from '../testing/render-part.js';
import { ReceiptPage } from './receipt.js';

const list = 'GET /api/bookings/user';
const page = (
  <>
    <Routes>
      <Route path="/my-bookings/:id/receipt" element={<ReceiptPage />} />
    </Routes>
    <Toaster />
  </>
);
const at = '/my-bookings/b1/receipt';
const open = (overrides = {}) => {
  stubApi({ [list]: () => ok({ bookings: [aBooking(overrides)] }) });
  return renderPart(page, { at, isSignedIn: true });
};
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
const row = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell');

test('an unpaid booking has a summary, not a receipt', async () => {
  open();
  expect(await titled(receiptMessages.title.unpaid)).toBeVisible();
  expect(screen.getByText(receiptMessages.lead.unpaid())).toBeVisible();
  expect(screen.queryByText(/Receipt/)).not.toBeInTheDocument();
  expect(row(/Due at the hotel/)).toHaveTextContent('$360.00');
});

test('names the room as it was called when it was booked', async () => {
  open({ room: { ...aBooking().room, name: 'Sea view double' } });
  expect(await screen.findByText('Sea view double')).toBeVisible();
  expect(screen.queryByText('Double Bed')).toBeNull();
});

test('a receipt shows guest, hotel, dates, nights times price, and each payment with its date', async () => {
  open(paid);
  expect(await titled(receiptMessages.title.paid)).toBeVisible();
  for (const text of ['Asha Rao', 'Lakeside Haveli', '14 Gangaur Ghat, Udaipur', 'WH-RBPW-FSVV', 'Double Bed'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/10 March 2127/)).toBeVisible();
  expect(row(/3 nights × \$120\.00/)).toHaveTextContent('$360.00');
  expect(row(/Paid by card.*2 November 2026/)).toHaveTextContent('$360.00');
  expect(row(/Paid in total/)).toHaveTextContent('$360.00');
  expect(document.title).toContain('Receipt, Lakeside Haveli');
});

test.each([
  ['summary', 'unpaid', {}],
  ['receipt', 'paid', paid],
  ['statement of a cancellation', 'cancelled', cancelled()],
] as const)('the %s has the phone of the hotel, to be called', async (_page, state, overrides) => {
  open({ ...overrides, hotel: { ...aBooking().hotel, phone: '+91 294 555 0142' } });
  expect(await titled(receiptMessages.title[state])).toBeVisible();
  expect(screen.getByRole('link', { name: /\+91 294 555 0142$/ })).toHaveAttribute('href', 'tel:+912945550142');
});

test('a code has a line, also where it takes nothing off the nights', async () => {
  open({ ...paid, promotion: { code: 'SUMMER', percentOff: 10 } });
  expect(await titled(receiptMessages.title.paid)).toBeVisible();
  expect(row(/^Code SUMMER takes nothing off these nights/)).toHaveTextContent('$0.00');
});

test('shows the guest name stored with the booking, even if the profile has changed', async () => {
  open({ user: { username: 'Asha Menon' } });
  expect(await screen.findByText('Asha Menon')).toBeVisible();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

test('a cancellation shows the charge and the refund', async () => {
  open({ ...paid, ...cancelled(120), refunded: 240, refundedAt: '2026-11-05T10:00:00Z' });
  expect(await titled(receiptMessages.title.cancelled)).toBeVisible();
  expect(row(/Cancellation charge.*3 November 2026/)).toHaveTextContent('$120.00');
  expect(row(/Refunded to your card.*5 November 2026/)).toHaveTextContent('$240.00');
  expect(row(/Left to pay/)).toHaveTextContent('$0.00');
});

test('prints', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: messages.print }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('downloads the PDF under the file name from the server', async () => {
  const createObjectURL = jest.fn<string, [File]>(() => 'blob:paper');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(paid);
  const button = await screen.findByRole('button', { name: messages.download });
  const headers = { 'Content-Disposition': 'attachment; filename=wayhouse-receipt-b1.pdf' };
  globalThis.fetch = (async () => new Response('%PDF-1.7', { headers })) as typeof fetch;
  await user.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(createObjectURL.mock.calls[0]?.[0].name).toBe('wayhouse-receipt-b1.pdf');
});

test('a failed download shows the server’s message and can be retried', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: messages.download });
  stubApi({
    'GET /api/bookings/b1/receipt.pdf': () => errorResponse(503, 'unavailable', 'The printer is out of paper.'),
  });
  await user.click(button);
  expect(await screen.findByText('The printer is out of paper.')).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a booking of another guest is not found, with a link to My Bookings', async () => {
  stubApi({ [list]: () => ok({ bookings: [] }) });
  renderPart(page, { at, isSignedIn: true });
  expect(await titled(messages.unknown.title)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.unknown.action })).toHaveAttribute('href', '/my-bookings');
});

test('asks a signed-out visitor to sign in', async () => {
  const { user, signIn } = renderPart(page, { at });
  expect(await titled(messages.signIn.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.signIn.action }));
  expect(signIn).toHaveBeenCalled();
});

test('a receipt has a row for each price of a night', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2127-03-10', '2127-03-12'], each: 120, amount: 240 },
    { what: 'nights' as const, nights: ['2127-03-11'], each: 150, amount: 150 },
  ];
  open({ lines, totalPrice: 390, owed: 390 });
  expect(await titled(receiptMessages.title.unpaid)).toBeVisible();
  expect(row(/2 nights × \$120\.00/)).toHaveTextContent('$240.00');
  expect(row(/1 night × \$150\.00/)).toHaveTextContent('$150.00');
  expect(row(/Total of the stay/)).toHaveTextContent('$390.00');
});

test('names who arrives, the company and its tax number, and nothing else that the hotel knows', async () => {
  const known = { leadGuest: 'Mira Rao', company: 'Rao & Sons', taxNumber: '29ABCDE1234F1Z5' };
  open({ details: { version: 1, ...known, phone: '+91 98765 43210', wishes: 'Quiet' } });
  for (const text of ['Arriving guest: Mira Rao', 'Company: Rao & Sons', 'Tax number: 29ABCDE1234F1Z5'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/98765|Quiet/)).toBeNull();
});

test('a receipt has a row for each tax and fee, and after the total for what it includes', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2127-03-10', '2127-03-11', '2127-03-12'], each: 120, amount: 360 },
  ];
  const vat = { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, value: 7, isIncluded: true };
  const cleaning = { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, value: 30, isIncluded: false };
  const taxes = [
    { ...vat, amount: 23.55 },
    { ...cleaning, amount: 30 },
  ];
  open({ lines, taxes, totalPrice: 390, owed: 390 });
  expect(await titled(receiptMessages.title.unpaid)).toBeVisible();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const from = rows.indexOf('3 nights × $120.00$360.00');
  expect(rows.slice(from, from + 4)).toEqual([
    '3 nights × $120.00$360.00',
    'Cleaning ($30 per stay)$30.00',
    'Total of the stay$390.00',
    'Includes VAT (7%)$23.55',
  ]);
});

test('no amount breaks after its sign', async () => {
  open({ ...paid, ...cancelled() });
  expect(await titled(receiptMessages.title.cancelled)).toBeVisible();
  const amounts = screen.getAllByRole('cell');
  expect(amounts.map(({ textContent }) => textContent)).toContain('−$360.00');
  for (const amount of amounts) expect(amount).toHaveClass('whitespace-nowrap');
});
