import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { dashboardResponses, aReport } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

/** The dashboard and the periods it has requested. */
function openDashboard(address = '/owner') {
  const requests: string[] = [];
  const shown = renderOwnerArea(address, {
    ...dashboardResponses(),
    'GET /api/bookings/hotel/report': (_body, query) => {
      requests.push(String(query));
      const { from = '2027-03-01', to = '2027-04-01' } = Object.fromEntries(query);
      return { body: { report: aReport({ from, to }) } };
    },
  });
  return { ...shown, requests };
}
const days = (first: string, last: string) => {
  const [from, to] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  return { from, to, first, last };
};

test('starts with this month, and a named period is requested at once', async () => {
  const { user, requests } = openDashboard();
  await screen.findByText('1 – 31 March 2027');
  expect(screen.getByRole('radio', { name: 'This month' })).toBeChecked();
  expect(requests[0]).toBe('period=this-month');
  await user.click(screen.getByRole('radio', { name: 'This year' }));
  await waitFor(() => expect(requests).toContain('period=this-year'));
  expect(screen.getByRole('radio', { name: 'This year' })).toBeChecked();
});

test('offline does not show one period’s report under another’s name', async () => {
  const { user } = openDashboard();
  await screen.findByText('1 – 31 March 2027');
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(await screen.findByText('Your report did not load')).toBeVisible();
  expect(screen.queryByText('1 – 31 March 2027')).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('1 – 31 March 2027')).toBeVisible();
});

test('keeps the focus on the selected period', async () => {
  const { user, requests } = openDashboard();
  await screen.findByText('1 – 31 March 2027');
  await user.click(screen.getByRole('radio', { name: 'This month' }));
  for (const name of ['Last month', 'Last 3 months', 'This year']) {
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name })).toHaveFocus();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  }
  await waitFor(() => expect(requests).toContain('period=this-year'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByLabelText('Last day'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(requests).toContain('from=2027-03-01&to=2027-04-01'));
  expect(screen.getByLabelText('Last day')).toHaveFocus();
});

test('custom dates start with the displayed period, both days inclusive', async () => {
  const { user, requests } = openDashboard();
  await screen.findByText('1 – 31 March 2027');
  await user.click(screen.getByRole('radio', { name: 'Custom' }));
  const { from, to } = days('2027-03-01', '2027-03-31');
  expect(from).toHaveValue('2027-03-01');
  expect(to).toHaveValue('2027-03-31');
  await user.clear(from);
  await user.type(from, '2027-03-10');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('10 – 31 March 2027')).toBeVisible();
  expect(requests).toContain('from=2027-03-10&to=2027-04-01');
  expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked();
});

test.each([
  ['', '2027-03-31', 'Please choose both days.'],
  ['2027-04-01', '2027-03-31', 'The last day must not be before the first.'],
  ['2020-01-01', '2027-03-31', 'A period can be at most 2 years.'],
])('rejects from %j to %j at the field', async (first, last, message) => {
  const address = 'from=2027-03-01&to=2027-04-01';
  const { user, requests } = openDashboard(`/owner?${address}`);
  await screen.findByText('1 – 31 March 2027');
  const { from, to } = days(first, last);
  for (const [field, value] of [
    [from, first],
    [to, last],
  ] as const) {
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(to).toHaveAccessibleDescription(message);
  // Everything is refetched when the stream opens.
  expect(new Set(requests)).toEqual(new Set([address]));
});

test('a year of five digits, which a browser lets one enter, is an error of the field', async () => {
  const { user } = openDashboard('/owner?from=2027-03-01&to=2027-04-01');
  await screen.findByText('1 – 31 March 2027');
  const to = screen.getByLabelText('Last day');
  fireEvent.change(to, { target: { value: '20277-03-31' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(to).toHaveAccessibleDescription(inputMessages['date-malformed']);
});

test.each(['/owner?period=yesterday', '/owner?from=2027-02-31&to=2027-03-31', '/owner?from=2027-04-01&to=2027-03-01'])(
  '%s means this month',
  async (address) => {
    const { requests } = openDashboard(address);
    await screen.findByText('1 – 31 March 2027');
    expect(requests[0]).toBe('period=this-month');
  },
);

test('saves the bookings of the displayed period as a file', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = jest.fn(
    (_body: unknown, _query: URLSearchParams) =>
      new Response('Booking', { headers: { 'content-disposition': 'attachment; filename=b.csv' } }),
  );
  const { user } = renderOwnerArea('/owner', { ...dashboardResponses(), 'GET /api/bookings/hotel/bookings.csv': file });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(String(file.mock.calls[0]![1])).toBe('from=2027-03-01&to=2027-04-01');
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('b.csv');
});

test('shows revenue by month as a chart or as a table', async () => {
  const { user } = openDashboard();
  const section = within(await screen.findByRole('region', { name: 'Revenue by month' }));
  const table = await section.findByRole('table', { name: 'Revenue by month' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['MonthRevenuePaidRefunded', 'Mar 2027€0€0€0', 'Feb 2027€300€420€120']);
  await waitFor(() => expect(document.querySelector('.recharts-surface')).toBeInTheDocument());
  expect(document.querySelector('.recharts-surface')!.closest('[aria-hidden]')).not.toBeNull();
  await user.click(section.getByRole('button', { name: 'Show as table' }));
  expect(document.querySelector('.recharts-surface')).toBeNull();
  expect(section.getByRole('button', { name: 'Show as chart' })).toBeVisible();
});

test('shows no chart without revenue', async () => {
  const months = [{ month: '2027-03-01', revenue: 0, paid: 0, refunded: 0 }];
  renderOwnerArea('/owner', dashboardResponses({ report: { months } }));
  expect(await screen.findByText('No revenue in these months yet.')).toBeVisible();
  expect(document.querySelector('.recharts-surface')).toBeNull();
});
