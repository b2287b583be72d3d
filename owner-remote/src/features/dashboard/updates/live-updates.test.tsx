import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@wayhouse/contracts/booking';
import { aBooking, page, someFigures } from '../../../testing/factories.js';
import { showOwnerArea } from '../../../testing/render-owner-area.js';

/** A dashboard over bookings that the test changes, and tells of. */
function watching(bookings: Booking[]) {
  const hotel = { bookings };
  const shown = showOwnerArea('/owner', {
    'GET /api/bookings/hotel': () => page(hotel.bookings),
    'GET /api/bookings/hotel/figures': () => ({ body: { figures: someFigures({ bookings: hotel.bookings.length }) } }),
  });
  return { ...shown, hotel };
}
afterEach(() => jest.useRealTimers());

const mia = aBooking({ _id: 'b2', user: { username: 'Mia Chen' } });

test('a new booking appears by itself, marked and announced, and the figures follow', async () => {
  const { hotel, stream } = watching([aBooking()]);
  await screen.findByText('Ben Okoro');
  expect(await screen.findByText('Live')).toBeVisible();
  hotel.bookings = [mia, ...hotel.bookings];
  stream.say({ bookingId: 'b2', what: 'booked' });
  const card = (await screen.findByText('Mia Chen')).closest('li')!;
  expect(within(card).getByText('New')).toBeVisible();
  expect(await screen.findByText('New booking: Mia Chen, Double Bed')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.getByText('Total Bookings').closest('div')).toHaveTextContent('2'));
});

test('each booking is new for its own time, however much happens after it', async () => {
  jest.useFakeTimers();
  const { hotel, stream } = watching([aBooking()]);
  await screen.findByText('Live');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const isNew = (guest: string) => within(screen.getByText(guest).closest('li')!).queryByText('New') !== null;
  hotel.bookings = [mia, ...hotel.bookings];
  stream.say({ bookingId: 'b2', what: 'booked' });
  await pass(8000);
  stream.say({ bookingId: 'b1', what: 'paid' });
  await pass(3000);
  expect([isNew('Mia Chen'), isNew('Ben Okoro')]).toEqual([true, true]);
  await pass(2000);
  expect([isNew('Mia Chen'), isNew('Ben Okoro')]).toEqual([false, true]);
  await pass(8000);
  expect(isNew('Ben Okoro')).toBe(false);
});

test('a payment changes the booking where it stands', async () => {
  const { hotel, stream } = watching([aBooking()]);
  expect(await screen.findByText('Pending')).toBeVisible();
  await screen.findByText('Live');
  hotel.bookings = [aBooking({ isPaid: true })];
  stream.say({ bookingId: 'b1', what: 'paid' });
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(await screen.findByText('Payment received: Ben Okoro, Double Bed')).toBeVisible();
});

/** A dashboard of two pages, each of which comes when the test lets it. */
function watchingPages() {
  const hotel = { bookings: [aBooking()] };
  const asked: string[] = [];
  const held: Record<string, Promise<void>> = {};
  const hold = (which: string) => {
    let letCome = () => {};
    held[which] = new Promise((resolve) => (letCome = resolve));
    return letCome;
  };
  const shown = showOwnerArea('/owner', {
    'GET /api/bookings/hotel/figures': () => (asked.push('figures'), { body: { figures: someFigures() } }),
    'GET /api/bookings/hotel': async (_body, query) => {
      const which = query.get('after') ?? 'newest';
      asked.push(which);
      const { bookings } = hotel;
      await held[which];
      return which === 'newest'
        ? page(bookings, 'b1')
        : page([aBooking({ _id: 'b0', user: { username: 'Older Guest' } })]);
    },
  });
  const isAsked = (which: string, times: number) =>
    waitFor(() => expect(asked.filter((each) => each === which)).toHaveLength(times));
  const more = () => screen.getByRole('button', { name: 'Show more' });
  return { ...shown, hotel, hold, isAsked, more };
}

test('a further page that is on its way comes, whatever happens meanwhile, and so does what happened', async () => {
  const { user, stream, hotel, hold, isAsked, more } = watchingPages();
  // At first, and once the stream has opened.
  await isAsked('newest', 2);
  await isAsked('figures', 2);
  const letOlderCome = hold('b1');
  await user.click(more());
  await isAsked('b1', 1);
  hotel.bookings = [mia, ...hotel.bookings];
  stream.say({ bookingId: 'b2', what: 'booked' });
  await isAsked('figures', 3);
  letOlderCome();
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  await isAsked('newest', 3);
  await isAsked('b1', 2);
});

test('what happened comes also where a further page is asked for before it is there', async () => {
  const { user, stream, hotel, hold, isAsked, more } = watchingPages();
  await isAsked('newest', 2);
  await screen.findByText('Ben Okoro');
  const letNewestCome = hold('newest');
  hotel.bookings = [mia, ...hotel.bookings];
  stream.say({ bookingId: 'b2', what: 'booked' });
  await isAsked('newest', 3);
  await user.click(more());
  await waitFor(() => expect(more()).toHaveAttribute('aria-busy', 'true'));
  letNewestCome();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  expect(await screen.findByText('Older Guest')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what happens to a booking that is not shown is said without its name', async () => {
  const { stream } = watching([aBooking()]);
  await screen.findByText('Live');
  stream.say({ bookingId: 'long-ago', what: 'refunded' });
  expect(await screen.findByText('Refund sent')).toBeVisible();
});

test('a connection that broke comes back and shows what was missed', async () => {
  const { hotel, stream } = watching([aBooking()]);
  await screen.findByText('Live');
  await screen.findByText('Ben Okoro');
  hotel.bookings = [mia, ...hotel.bookings];
  stream.breakOff();
  expect(await screen.findByText('Connecting…')).toBeVisible();
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  expect(await screen.findByText('Live')).toBeVisible();
});

test('leaving the dashboard ends the stream', async () => {
  const { stream, user } = watching([aBooking()]);
  await screen.findByText('Live');
  expect(stream.count()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Add Room' }));
  await waitFor(() => expect(stream.count()).toBe(0));
});
