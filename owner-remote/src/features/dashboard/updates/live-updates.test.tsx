import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@wayhouse/contracts/booking';
import { aBooking, bookingsPage, aReport } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

/** A dashboard whose bookings the test changes and announces. */
function openWithBookings(bookings: Booking[]) {
  const hotel = { bookings };
  const shown = renderOwnerArea('/owner', {
    'GET /api/bookings/hotel': () => bookingsPage(hotel.bookings),
    'GET /api/bookings/hotel/report': () => ({ body: { report: aReport({ bookings: hotel.bookings.length }) } }),
  });
  return { ...shown, hotel };
}
afterEach(() => jest.useRealTimers());

const mia = aBooking({ _id: 'b2', user: { username: 'Mia Chen' } });

test('shows, marks and announces a new booking live, and updates the metrics', async () => {
  const { hotel, stream } = openWithBookings([aBooking()]);
  await screen.findByText('Ben Okoro');
  expect(await screen.findByText('Live')).toBeVisible();
  hotel.bookings = [mia, ...hotel.bookings];
  stream.send({ bookingId: 'b2', type: 'booked' });
  const card = (await screen.findByText('Mia Chen')).closest('li')!;
  expect(within(card).getByText('New')).toBeVisible();
  expect(await screen.findByText('New booking: Mia Chen, Double Bed')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.getByText('Total Bookings').closest('div')).toHaveTextContent('2'));
});

test('marks each booking as new for its own time', async () => {
  jest.useFakeTimers();
  const { hotel, stream } = openWithBookings([aBooking()]);
  await screen.findByText('Live');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const isNew = (guest: string) => within(screen.getByText(guest).closest('li')!).queryByText('New') !== null;
  hotel.bookings = [mia, ...hotel.bookings];
  stream.send({ bookingId: 'b2', type: 'booked' });
  await pass(8000);
  stream.send({ bookingId: 'b1', type: 'paid' });
  await pass(3000);
  expect([isNew('Mia Chen'), isNew('Ben Okoro')]).toEqual([true, true]);
  await pass(2000);
  expect([isNew('Mia Chen'), isNew('Ben Okoro')]).toEqual([false, true]);
  // Its time begins when its booking has been read again, which may be up to three seconds later.
  await pass(12_000);
  expect(isNew('Ben Okoro')).toBe(false);
});

test('updates a paid booking in place', async () => {
  const { hotel, stream } = openWithBookings([aBooking()]);
  expect(await screen.findByText('Pending')).toBeVisible();
  await screen.findByText('Live');
  hotel.bookings = [aBooking({ isPaid: true })];
  stream.send({ bookingId: 'b1', type: 'paid' });
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(await screen.findByText('Payment received: Ben Okoro, Double Bed')).toBeVisible();
});

/** A dashboard with two pages, which load when the test lets them. */
function openWithPages() {
  const hotel = { bookings: [aBooking()] };
  const requests: string[] = [];
  const held: Record<string, Promise<void>> = {};
  const hold = (which: string) => {
    let letCome = () => {};
    held[which] = new Promise((resolve) => (letCome = resolve));
    return letCome;
  };
  const shown = renderOwnerArea('/owner', {
    'GET /api/bookings/hotel/report': () => (requests.push('report'), { body: { report: aReport() } }),
    'GET /api/bookings/hotel': async (_body, query) => {
      const which = query.get('after') ?? 'newest';
      requests.push(which);
      const { bookings } = hotel;
      await held[which];
      return which === 'newest'
        ? bookingsPage(bookings, 'b1')
        : bookingsPage([aBooking({ _id: 'b0', user: { username: 'Older Guest' } })]);
    },
  });
  const wasRequested = (which: string, times: number) =>
    waitFor(() => expect(requests.filter((each) => each === which)).toHaveLength(times));
  const more = () => screen.getByRole('button', { name: 'Show more' });
  return { ...shown, hotel, hold, wasRequested, more };
}

test('a further page that is loading arrives despite updates, and so do the updates', async () => {
  const { user, stream, hotel, hold, wasRequested, more } = openWithPages();
  // Once at first and once when the stream opens.
  await wasRequested('newest', 2);
  await wasRequested('report', 2);
  const letOlderCome = hold('b1');
  await user.click(more());
  await wasRequested('b1', 1);
  hotel.bookings = [mia, ...hotel.bookings];
  stream.send({ bookingId: 'b2', type: 'booked' });
  await wasRequested('report', 3);
  letOlderCome();
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  await wasRequested('newest', 3);
  await wasRequested('b1', 2);
});

test('shows updates also if a further page is requested meanwhile', async () => {
  const { user, stream, hotel, hold, wasRequested, more } = openWithPages();
  await wasRequested('newest', 2);
  await screen.findByText('Ben Okoro');
  const letNewestCome = hold('newest');
  hotel.bookings = [mia, ...hotel.bookings];
  stream.send({ bookingId: 'b2', type: 'booked' });
  await wasRequested('newest', 3);
  await user.click(more());
  await waitFor(() => expect(more()).toHaveAttribute('aria-busy', 'true'));
  letNewestCome();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('announces a change to a booking that is not displayed without its name', async () => {
  const { stream } = openWithBookings([aBooking()]);
  await screen.findByText('Live');
  stream.send({ bookingId: 'long-ago', type: 'refunded' });
  expect(await screen.findByText('Refund sent')).toBeVisible();
});

test('reconnects and shows what it missed', async () => {
  const { hotel, stream } = openWithBookings([aBooking()]);
  await screen.findByText('Live');
  await screen.findByText('Ben Okoro');
  hotel.bookings = [mia, ...hotel.bookings];
  stream.disconnect();
  expect(await screen.findByText('Connecting…')).toBeVisible();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  expect(await screen.findByText('Live')).toBeVisible();
});

test('closes the stream when leaving the dashboard', async () => {
  const { stream, user } = openWithBookings([aBooking()]);
  await screen.findByText('Live');
  expect(stream.connectionCount()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Add Room' }));
  await waitFor(() => expect(stream.connectionCount()).toBe(0));
});
