import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { retentionYears } from '@wayhouse/domain/retention';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { monthsOf, periodOf, yearsUntil } from './list/months.js';
import { messages } from './list/messages.js';

const invoice = (sequence: number): Invoice => ({
  ...{
    _id: `i${sequence}`,
    number: `2027-000${sequence}`,
    kind: 'invoice',
    bookingId: `b${sequence}`,
    day: '2027-03-05',
  },
  ...{ buyer: { name: `Buyer ${sequence}` }, total: 360, due: 0, currency: 'USD' },
});

test('lists what is issued in a month, page by page, each with its booking', async () => {
  const asked: Record<string, string>[] = [];
  const { user } = renderOwnerArea('/owner/invoices', {
    'GET /api/bookings/hotel/invoices': (_body, query) => {
      asked.push(Object.fromEntries(query));
      return { body: query.has('after') ? { invoices: [invoice(1)] } : { invoices: [invoice(2)], next: '2027.2' } };
    },
  });
  const list = within(await screen.findByRole('list', { name: /^Invoices of / }));
  expect(list.getByRole('link', { name: 'Invoice 2027-0002' })).toHaveAttribute('href', '/owner/bookings/b2');
  await user.click(screen.getByRole('button', { name: messages.more }));
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(2));
  expect(asked).toMatchObject([{ hotel: 'h1', from: expect.stringMatching(/-01$/) as string }, { after: '2027.2' }]);
  expect(screen.queryByRole('button', { name: messages.more })).not.toBeInTheDocument();
});

test('a month without any names where invoices are issued', async () => {
  renderOwnerArea('/owner/invoices', { 'GET /api/bookings/hotel/invoices': () => ({ body: { invoices: [] } }) });
  expect(await screen.findByText(messages.none.body)).toBeVisible();
});

test('every year of which invoices are retained can be chosen, as a whole or by month, for the list and for the file', async () => {
  const year = new Date().getFullYear() - retentionYears.invoice;
  const asked: Record<string, string>[] = [];
  const respond = (query: URLSearchParams) => asked.push(Object.fromEntries(query));
  const { user } = renderOwnerArea('/owner/invoices', {
    'GET /api/bookings/hotel/invoices': (_body, query) => (respond(query), { body: { invoices: [invoice(1)] } }),
    'GET /api/bookings/hotel/invoices.csv': (_body, query) => (respond(query), new Response('Number')),
  });
  const choose = async (label: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(messages.year, String(year));
  expect(await screen.findByRole('list', { name: `Invoices of ${year}` })).toBeVisible();
  const whole = { from: `${year}-01-01`, to: `${year + 1}-01-01` };
  expect(asked.at(-1)).toMatchObject(whole);
  await choose(messages.month, 'January');
  expect(await screen.findByRole('list', { name: `Invoices of January ${year}` })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ from: whole.from, to: `${year}-02-01` });
  await choose(messages.month, messages.allMonths);
  await user.click(screen.getByRole('button', { name: messages.export }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject(whole));
});

test('the years are those of which invoices are retained, with the months that have begun', () => {
  const years = yearsUntil('2027-02-14');
  expect([years[0], years.at(-1)]).toEqual(['2027', '2017']);
  expect(monthsOf('2027', '2027-02-14')).toEqual(['2027-01-01', '2027-02-01']);
  expect(monthsOf('2026', '2027-02-14')).toHaveLength(12);
});

test('a period ends with the first day after it', () => {
  expect(periodOf('2026-12-01')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
  expect(periodOf('2026')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
});
