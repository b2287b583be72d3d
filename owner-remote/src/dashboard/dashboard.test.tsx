import type { HotelBooking } from '@wayhouse/contracts/booking';
import { cleanup, screen, within } from '@testing-library/react';
import { aBooking, figures } from '../testing/samples.js';
import { showOwnerArea, widen } from '../testing/show-owner-area.js';

const path = 'GET /api/bookings/hotel';

test('says the totals in the configured currency, and of every booking who, what, how much and whether it is paid', async () => {
  widen();
  const bookings = [
    aBooking(),
    aBooking({ _id: 'b2', isPaid: true, totalPrice: 1200.5, user: { username: 'Mia Chen' } }),
  ];
  showOwnerArea('/owner', { [path]: () => figures(bookings, { totalRevenue: 1200.5 }) });

  const table = await screen.findByRole('table', { name: 'Recent Bookings' });
  expect(screen.getByText('Total Bookings').parentElement).toHaveTextContent('2');
  expect(screen.getByText('Total Revenue').parentElement).toHaveTextContent('€1,200.50');
  const [, due, paid] = within(table).getAllByRole('row');
  expect(due).toHaveTextContent(/Ben Okoro.*Double Bed.*€360.*Pending/);
  expect(paid).toHaveTextContent(/Mia Chen.*Double Bed.*€1,200.50.*Completed/);
});

test('shows what was booked, what was paid and what went back apart, each with what it means', async () => {
  const amounts = { totalRevenue: 480, booked: 840, paid: 720, refunded: 240 };
  showOwnerArea('/owner', { [path]: () => figures([aBooking()], amounts) });

  await screen.findByText('Ben Okoro');
  const apart = within(screen.getByRole('region', { name: 'How the money stands' }));
  for (const [title, amount, note] of [
    ['Booked', '€840', /every stay that stands/],
    ['Paid', '€720', /arrived by card/],
    ['Refunded', '€240', /went back/],
  ] as const) {
    const [value, meaning] = within(apart.getByText(title).parentElement!).getAllByRole('definition');
    expect(value).toHaveTextContent(amount);
    expect(meaning).toHaveTextContent(note);
  }
});

const cancelled = (charge: number, over: Partial<HotelBooking> = {}) =>
  aBooking({ state: 'cancelled', cancellation: { at: '2027-02-01T00:00:00.000Z', charge }, ...over });

test.each([
  ['a cancelled booking', cancelled(0), /€360.*No charge.*Cancelled/],
  ['one cancelled late', cancelled(120), /€360.*€120 charged.*Cancelled/],
  ['one that was paid, until its money has gone back', cancelled(120, { paid: 360 }), /€120 charged.*Cancelled/],
  ['one whose money has gone back', cancelled(120, { paid: 360, refunded: 240 }), /€120 charged.*Refunded/],
])('says of %s what is left of it, in table and cards', async (_what, booking, words) => {
  const answers = { [path]: () => figures([booking]) };
  showOwnerArea('/owner', answers);
  expect((await screen.findByText(booking.user.username)).closest('li')).toHaveTextContent(words);
  cleanup();
  widen();
  showOwnerArea('/owner', answers);
  expect((await screen.findByText(booking.user.username)).closest('tr')).toHaveTextContent(words);
});

test('shows the newest bookings first and the others when asked', async () => {
  const bookings = Array.from({ length: 10 }, (_, at) =>
    aBooking({ _id: `b${at}`, user: { username: `Guest ${at}` } }),
  );
  const { user } = showOwnerArea('/owner', { [path]: () => figures(bookings) });

  await screen.findByText('Guest 7');
  expect(screen.queryByText('Guest 8')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByText('Guest 9')).toBeVisible();
});

test('leads a hotel without bookings to adding a room', async () => {
  showOwnerArea('/owner', { [path]: () => figures([]) });
  const recent = await screen.findByRole('region', { name: 'Recent Bookings' });
  expect(within(recent).getByRole('link', { name: 'Add Room' })).toHaveAttribute('href', '/owner/add-room');
});

test('a hotel that was registered a moment ago is not an error', async () => {
  let asked = 0;
  const notYet = { status: 403, body: { message: 'Only hotel owners can do this.', code: 'not-allowed' } };
  const { host } = showOwnerArea('/owner', { [path]: () => (asked++ ? figures([]) : notYet) });

  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(host.toast.error).not.toHaveBeenCalled();
});

test('figures that do not load can be asked for again', async () => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user, host } = showOwnerArea('/owner', { [path]: () => (isDown ? refusal : figures([aBooking()])) });

  await screen.findByText('Your figures did not load');
  expect(host.toast.error).toHaveBeenCalledWith('Too many requests.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ben Okoro')).toBeVisible();
});
