import type { Booking } from '@wayhouse/contracts/booking';
import { errorMessages } from '@wayhouse/messages/errors';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aHotelProfile, dashboardResponses, bookingsPage, aReport } from '../../testing/factories.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { renderOwnerArea, stubWideWindow } from '../../testing/render-owner-area.js';

const reportPath = 'GET /api/bookings/hotel/report';
const bookingsPath = 'GET /api/bookings/hotel';
const metric = async (title: string) => (await screen.findByText(title)).closest('div');

test('shows bookings, revenue, occupancy and average rate in the configured currency', async () => {
  const report = {
    bookings: 12,
    revenue: 1200.5,
    nightsSold: 31,
    nightsOffered: 62,
    occupancy: 0.5,
    averageDailyRate: 96,
  };
  renderOwnerArea('/owner', dashboardResponses({ report }));
  expect(await screen.findByText('1 – 31 March 2027')).toBeVisible();
  expect(await metric('Total Bookings')).toHaveTextContent('12');
  expect(await metric('Total Revenue')).toHaveTextContent('€1,200.50');
  expect(await metric('Occupancy')).toHaveTextContent('50%31 of 62 nights sold');
  expect(await metric('Average nightly rate')).toHaveTextContent('€96');
});

test('shows a dash for rates without a basis', async () => {
  renderOwnerArea(
    '/owner',
    dashboardResponses({ report: { nightsOffered: 0, occupancy: null, averageDailyRate: null } }),
  );
  expect(await screen.findByText('No nights on offer')).toBeVisible();
  expect(await metric('Average nightly rate')).toHaveTextContent('–No nights sold');
});

test('shows booked, paid and refunded amounts separately, with explanations', async () => {
  const report = { booked: 840, paid: 720, refunded: 240 };
  const { user } = renderOwnerArea('/owner', dashboardResponses({ report }));
  await user.click(await screen.findByRole('button', { name: 'Revenue breakdown' }));
  await screen.findByText('€840');
  for (const [title, amount, note] of [
    ['Booked', '€840', /price of these stays/],
    ['Paid', '€720', /by card or at your hotel/],
    ['Refunded', '€240', /Refunds to guests/],
  ] as const) {
    const [value, meaning] = within(screen.getByText(title, { selector: 'dt' }).parentElement!).getAllByRole(
      'definition',
    );
    expect(value).toHaveTextContent(amount);
    expect(meaning).toHaveTextContent(note);
  }
});

/** Of 480 paid at the hotel, 120 at a change. */
const handedBack = (refunded: number): Partial<Booking> => {
  const at = '2027-01-05T06:30:00.000Z';
  return { atHotel: { paid: 480, paidAt: at, refunded, refundedAt: at, handedBack: { amount: 120, at } } };
};
const cancelled = (charge: number, over: Partial<Booking> = {}) =>
  aBooking({ state: 'cancelled', cancellation: { at: '2027-02-01T00:00:00.000Z', charge }, ...over });

test.each([
  ['an unpaid booking', aBooking(), /Ben Okoro.*\$360.*Pending/],
  ['a paid one', aBooking({ isPaid: true, totalPrice: 1200.5 }), /Ben Okoro.*\$1,200.50.*Completed/],
  ['a paid one whose price has risen since', aBooking({ isPaid: true, paid: 240, owed: 120 }), /\$360.*Pending/],
  ['a cancelled one', cancelled(0), /\$360.*No charge.*Cancelled/],
  ['one cancelled late', cancelled(120), /\$360.*\$120 charged.*Cancelled/],
  ['one that was paid, until its money has gone back', cancelled(120, { paid: 360 }), /\$120 charged.*Cancelled/],
  ['one whose money has gone back', cancelled(120, { paid: 360, refunded: 240 }), /\$120 charged.*Refunded/],
  [
    'one whose price had fallen before, and that is charged in full',
    cancelled(360, { paid: 480, refunded: 120 }),
    /\$360 charged.*Cancelled/,
  ],
  ['a no-show who had got money back at a change', cancelled(120, handedBack(120)), /\$120 charged.*Cancelled/],
  ['one that the hotel has refunded as well', cancelled(120, handedBack(360)), /\$120 charged.*Refunded/],
])('shows guest, amount and status of %s in table and cards', async (_case, booking, text) => {
  renderOwnerArea('/owner', dashboardResponses({ bookings: [booking] }));
  expect((await screen.findByText(booking.user.username)).closest('li')).toHaveTextContent(text);
  cleanup();
  stubWideWindow();
  renderOwnerArea('/owner', dashboardResponses({ bookings: [booking] }));
  const table = await screen.findByRole('table', { name: 'Recent Bookings' });
  expect(within(table).getByText(booking.user.username).closest('tr')).toHaveTextContent(text);
});

test('each booking names its room', async () => {
  const booking = aBooking({ room: { ...aBooking().room, name: 'Sea view double' } });
  const { username } = booking.user;
  renderOwnerArea('/owner', dashboardResponses({ bookings: [booking] }));
  expect((await screen.findByText(username)).closest('li')).toHaveTextContent('Sea view double');
  cleanup();
  stubWideWindow();
  renderOwnerArea('/owner', dashboardResponses({ bookings: [booking] }));
  const table = await screen.findByRole('table', { name: 'Recent Bookings' });
  expect(within(table).getByText(username).closest('tr')).toHaveTextContent('Sea view double');
});

test('shows the newest bookings first and more on request', async () => {
  const older = jest.fn((after: string | null) =>
    after
      ? bookingsPage([aBooking({ _id: 'b2', user: { username: 'Older Guest' } })])
      : bookingsPage([aBooking()], '1800000000000.b1'),
  );
  const responses = {
    ...dashboardResponses(),
    [bookingsPath]: (_: unknown, query: URLSearchParams) => older(query.get('after')),
  };
  const { user } = renderOwnerArea('/owner', responses);
  await screen.findByText('Ben Okoro');
  // Everything is refetched when the stream opens.
  await waitFor(() => expect(older).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(older).toHaveBeenLastCalledWith('1800000000000.b1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
});

test('offers a hotel without bookings to add a room', async () => {
  renderOwnerArea('/owner', dashboardResponses());
  const recent = await screen.findByRole('region', { name: 'Recent Bookings' });
  expect(await within(recent).findByRole('link', { name: 'Add Room' })).toHaveAttribute('href', '/owner/add-room');
});

test('a hotel registered a moment ago is not an error', async () => {
  let requestCount = 0;
  const notYet = { status: 403, body: { message: errorMessages['owners-only'], code: 'not-allowed' } };
  const { host } = renderOwnerArea('/owner', {
    ...dashboardResponses(),
    [bookingsPath]: () => (requestCount++ ? bookingsPage([]) : notYet),
  });
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(host.toast.error).not.toHaveBeenCalled();
});

test.each([
  [reportPath, 'Your report did not load', '31 of 62 nights sold', { body: { report: aReport({ nightsSold: 31 }) } }],
  [bookingsPath, 'Your bookings did not load', 'Ben Okoro', bookingsPage([aBooking()])],
])('offers a retry for %s only', async (path, failure, content, response) => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user, host } = renderOwnerArea('/owner', {
    ...dashboardResponses(),
    [path]: () => (isDown ? refusal : response),
  });
  await screen.findByText(failure);
  expect(host.toast.error).toHaveBeenCalledWith('Too many requests.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(content)).toBeVisible();
});

test.each([
  [undefined, 1],
  ['owner', 0],
] as const)('of a hotel closed by %s a new booking is offered %i times', async (closedBy, times) => {
  renderOwnerArea('/owner', {
    ...dashboardResponses(),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ closedBy })] } }),
  });
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('link', { name: sharedMessages.newBooking })).toHaveLength(times));
});
