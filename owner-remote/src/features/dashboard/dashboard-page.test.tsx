import type { Booking } from '@wayhouse/contracts/booking';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aBooking, dashboard, page, someFigures } from '../../testing/factories.js';
import { showOwnerArea, widen } from '../../testing/render-owner-area.js';

const figuresPath = 'GET /api/bookings/hotel/figures';
const bookingsPath = 'GET /api/bookings/hotel';
const figure = async (title: string) => (await screen.findByText(title)).closest('div');

test('says bookings, revenue, occupancy and average rate of the period, in the configured currency', async () => {
  const figures = { bookings: 12, revenue: 1200.5, nightsSold: 31, nightsOffered: 62, occupancy: 0.5, averageRate: 96 };
  showOwnerArea('/owner', dashboard({ figures }));
  expect(await screen.findByText('1 – 31 March 2027')).toBeVisible();
  expect(await figure('Total Bookings')).toHaveTextContent('12');
  expect(await figure('Total Revenue')).toHaveTextContent('€1,200.50');
  expect(await figure('Occupancy')).toHaveTextContent('50%31 of 62 nights sold');
  expect(await figure('Average nightly rate')).toHaveTextContent('€96');
});

test('where there is nothing to divide by, no share and no average is made up', async () => {
  showOwnerArea('/owner', dashboard({ figures: { nightsOffered: 0, occupancy: null, averageRate: null } }));
  expect(await screen.findByText('No nights on offer')).toBeVisible();
  expect(await figure('Average nightly rate')).toHaveTextContent('–No night sold');
});

test('shows what was booked, what was paid and what went back apart, each with what it means', async () => {
  showOwnerArea('/owner', dashboard({ figures: { booked: 840, paid: 720, refunded: 240 } }));
  const apart = within(await screen.findByRole('region', { name: 'How the money stands' }));
  await screen.findByText('€840');
  for (const [title, amount, note] of [
    ['Booked', '€840', /price of these stays/],
    ['Paid', '€720', /by card or at your hotel/],
    ['Refunded', '€240', /went back/],
  ] as const) {
    const [value, meaning] = within(apart.getByText(title).parentElement!).getAllByRole('definition');
    expect(value).toHaveTextContent(amount);
    expect(meaning).toHaveTextContent(note);
  }
});

const cancelled = (charge: number, over: Partial<Booking> = {}) =>
  aBooking({ state: 'cancelled', cancellation: { at: '2027-02-01T00:00:00.000Z', charge }, ...over });

test.each([
  ['a booking that is due', aBooking(), /Ben Okoro.*€360.*Pending/],
  ['a paid one', aBooking({ isPaid: true, totalPrice: 1200.5 }), /Ben Okoro.*€1,200.50.*Completed/],
  ['a cancelled one', cancelled(0), /€360.*No charge.*Cancelled/],
  ['one cancelled late', cancelled(120), /€360.*€120 charged.*Cancelled/],
  ['one that was paid, until its money has gone back', cancelled(120, { paid: 360 }), /€120 charged.*Cancelled/],
  ['one whose money has gone back', cancelled(120, { paid: 360, refunded: 240 }), /€120 charged.*Refunded/],
])('says of %s who, how much and how it stands, in table and cards', async (_what, booking, words) => {
  showOwnerArea('/owner', dashboard({ bookings: [booking] }));
  expect((await screen.findByText(booking.user.username)).closest('li')).toHaveTextContent(words);
  cleanup();
  widen();
  showOwnerArea('/owner', dashboard({ bookings: [booking] }));
  const table = await screen.findByRole('table', { name: 'Recent Bookings' });
  expect(within(table).getByText(booking.user.username).closest('tr')).toHaveTextContent(words);
});

test('shows the newest bookings first and older ones when asked', async () => {
  const older = jest.fn((after: string | null) =>
    after ? page([aBooking({ _id: 'b2', user: { username: 'Older Guest' } })]) : page([aBooking()], '1800000000000.b1'),
  );
  const answers = { ...dashboard(), [bookingsPath]: (_: unknown, query: URLSearchParams) => older(query.get('after')) };
  const { user } = showOwnerArea('/owner', answers);
  await screen.findByText('Ben Okoro');
  // The stream has opened, after which all that is shown is asked for again.
  await waitFor(() => expect(older).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(older).toHaveBeenLastCalledWith('1800000000000.b1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
});

test('leads a hotel without bookings to adding a room', async () => {
  showOwnerArea('/owner', dashboard());
  const recent = await screen.findByRole('region', { name: 'Recent Bookings' });
  expect(await within(recent).findByRole('link', { name: 'Add Room' })).toHaveAttribute('href', '/owner/add-room');
});

test('a hotel that was registered a moment ago is not an error', async () => {
  let asked = 0;
  const notYet = { status: 403, body: { message: 'Only hotel owners can do this.', code: 'not-allowed' } };
  const { host } = showOwnerArea('/owner', { ...dashboard(), [bookingsPath]: () => (asked++ ? page([]) : notYet) });
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(host.toast.error).not.toHaveBeenCalled();
});

test.each([
  [
    figuresPath,
    'Your figures did not load',
    '31 of 62 nights sold',
    { body: { figures: someFigures({ nightsSold: 31 }) } },
  ],
  [bookingsPath, 'Your bookings did not load', 'Ben Okoro', page([aBooking()])],
])('%s that fails can be asked for again, and takes nothing else along', async (path, failure, content, answer) => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user, host } = showOwnerArea('/owner', { ...dashboard(), [path]: () => (isDown ? refusal : answer) });
  await screen.findByText(failure);
  expect(host.toast.error).toHaveBeenCalledWith('Too many requests.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(content)).toBeVisible();
});
