import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { monthsUntil, periodOf } from './list/months.js';
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

test('months go back from that of today, each with the first day of the next one as its end', () => {
  expect(monthsUntil('2027-02-14').slice(0, 3)).toEqual(['2027-02-01', '2027-01-01', '2026-12-01']);
  expect(periodOf('2026-12-01')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
});
