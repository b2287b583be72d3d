import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dashboard, someFigures } from '../../../testing/factories.js';
import { showOwnerArea } from '../../../testing/render-owner-area.js';

/** The dashboard, and which periods it has asked for. */
function showPeriods(address = '/owner') {
  const asked: string[] = [];
  const shown = showOwnerArea(address, {
    ...dashboard(),
    'GET /api/bookings/hotel/figures': (_body, query) => {
      asked.push(String(query));
      const { from = '2027-03-01', to = '2027-04-01' } = Object.fromEntries(query);
      return { body: { figures: someFigures({ from, to }) } };
    },
  });
  return { ...shown, asked };
}
const days = (first: string, last: string) => {
  const [from, to] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  return { from, to, first, last };
};

test('begins with this month, and a name asks for its figures at once', async () => {
  const { user, asked } = showPeriods();
  await screen.findByText('1 – 31 March 2027');
  expect(screen.getByRole('radio', { name: 'This month' })).toBeChecked();
  expect(asked[0]).toBe('period=this-month');
  await user.click(screen.getByRole('radio', { name: 'This year' }));
  await waitFor(() => expect(asked).toContain('period=this-year'));
  expect(screen.getByRole('radio', { name: 'This year' })).toBeChecked();
});

test('offline, no other period’s figures stand under the name of the chosen one', async () => {
  const { user } = showPeriods();
  await screen.findByText('1 – 31 March 2027');
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(await screen.findByText('Your figures did not load')).toBeVisible();
  expect(screen.queryByText('1 – 31 March 2027')).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('1 – 31 March 2027')).toBeVisible();
});

test('the keyboard goes on from the period it has chosen', async () => {
  const { user, asked } = showPeriods();
  await screen.findByText('1 – 31 March 2027');
  await user.click(screen.getByRole('radio', { name: 'This month' }));
  for (const name of ['Last month', 'Last 3 months', 'This year']) {
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name })).toHaveFocus();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  }
  await waitFor(() => expect(asked).toContain('period=this-year'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByLabelText('Last day'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toContain('from=2027-03-01&to=2027-04-01'));
  expect(screen.getByLabelText('Last day')).toHaveFocus();
});

test('own days begin with those that are shown, and hold both the first and the last', async () => {
  const { user, asked } = showPeriods();
  await screen.findByText('1 – 31 March 2027');
  await user.click(screen.getByRole('radio', { name: 'Custom' }));
  const { from, to } = days('2027-03-01', '2027-03-31');
  expect(from).toHaveValue('2027-03-01');
  expect(to).toHaveValue('2027-03-31');
  await user.clear(from);
  await user.type(from, '2027-03-10');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('10 – 31 March 2027')).toBeVisible();
  expect(asked).toContain('from=2027-03-10&to=2027-04-01');
  expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked();
});

test.each([
  ['', '2027-03-31', 'Please choose both days.'],
  ['2027-04-01', '2027-03-31', 'The last day must not lie before the first.'],
  ['2020-01-01', '2027-03-31', 'A period can be at most two years.'],
])('from %j to %j is refused where it was entered', async (first, last, words) => {
  const address = 'from=2027-03-01&to=2027-04-01';
  const { user, asked } = showPeriods(`/owner?${address}`);
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
  expect(await screen.findByText(words)).toBeVisible();
  expect(to).toHaveAccessibleDescription(words);
  // What is shown is asked for again when the stream has opened.
  expect(new Set(asked)).toEqual(new Set([address]));
});

test.each(['/owner?period=yesterday', '/owner?from=2027-02-31&to=2027-03-31', '/owner?from=2027-04-01&to=2027-03-01'])(
  '%s means this month',
  async (address) => {
    const { asked } = showPeriods(address);
    await screen.findByText('1 – 31 March 2027');
    expect(asked[0]).toBe('period=this-month');
  },
);

test('the bookings of the period shown are saved as a file', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = jest.fn(
    (_body: unknown, _query: URLSearchParams) =>
      new Response('Booking', { headers: { 'content-disposition': 'attachment; filename=b.csv' } }),
  );
  const { user } = showOwnerArea('/owner', { ...dashboard(), 'GET /api/bookings/hotel/bookings.csv': file });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(String(file.mock.calls[0]![1])).toBe('from=2027-03-01&to=2027-04-01');
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('b.csv');
});

test('revenue by month is a chart with the same figures in a table, which can be shown instead', async () => {
  const { user } = showPeriods();
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

test('where no month has any revenue, no scale is made up', async () => {
  const months = [{ month: '2027-03-01', revenue: 0, paid: 0, refunded: 0 }];
  showOwnerArea('/owner', dashboard({ figures: { months } }));
  expect(await screen.findByText('No revenue in these months yet.')).toBeVisible();
  expect(document.querySelector('.recharts-surface')).toBeNull();
});
