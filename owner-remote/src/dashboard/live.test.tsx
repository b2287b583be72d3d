import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@wayhouse/contracts/booking';
import { aBooking, page, someFigures } from '../testing/samples.js';
import { showOwnerArea } from '../testing/show-owner-area.js';

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
