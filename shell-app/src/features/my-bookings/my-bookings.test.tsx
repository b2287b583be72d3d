import type { Booking } from '@wayhouse/contracts/booking';
import { screen } from '@testing-library/react';
import { ok, refused, serve } from '../../testing/server.js';
import { show } from '../../testing/show.js';
import { MyBookings } from './my-bookings.js';
import { texts } from './texts.js';

const booking = (over: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  room: { _id: 'r1', images: ['/images/a/1280.jpg'], roomType: 'Double Bed' },
  hotel: { _id: 'h1', name: 'Lakeside Haveli', address: '14 Gangaur Ghat', city: 'Udaipur' },
  guests: 2,
  totalPrice: 360,
  currency: 'USD',
  state: over.isPaid ? 'paid' : 'due',
  paid: over.isPaid ? 360 : 0,
  refunded: 0,
  checkInDate: '2027-03-10',
  checkOutDate: '2027-03-13',
  isPaid: false,
  createdAt: '2026-11-01T10:00:00Z',
  freeCancellationUntil: '2027-03-08T08:30:00Z',
  ...over,
});
const list = 'GET /api/bookings/user';

test('asks who is signed out to sign in', async () => {
  const { user, signIn } = show(<MyBookings />);
  await user.click(screen.getByRole('button', { name: texts.signIn.action }));
  expect(signIn).toHaveBeenCalled();
});

test('shows what is paid and offers to pay what is not', async () => {
  serve({ [list]: () => ok({ bookings: [booking(), booking({ _id: 'b2', isPaid: true })] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(texts.unpaid)).toBeVisible();
  expect(screen.getByText(texts.paid)).toBeVisible();
  expect(screen.getAllByRole('button', { name: texts.payNow })).toHaveLength(1);
  expect(screen.getAllByText('$360')).toHaveLength(2);
});

test('back from paying, it shows Paid as soon as the server knows, without a reload', async () => {
  let asked = 0;
  serve({ [list]: () => ok({ bookings: [booking({ isPaid: ++asked > 1 })] }) });
  show(<MyBookings />, { at: '/my-bookings?paid=b1', isSignedIn: true });
  expect(await screen.findByText(texts.confirming)).toBeVisible();
  expect(await screen.findByText(texts.paid)).toBeVisible();
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
});

test('without bookings it leads to the rooms', async () => {
  serve({ [list]: () => ok({ bookings: [] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByRole('link', { name: texts.empty.action })).toHaveAttribute('href', '/rooms');
});

test('a failure says that the bookings are safe and can be retried', async () => {
  let isDown = true;
  serve({
    [list]: () => (isDown ? refused(422, 'rule-broken', 'Failed to fetch bookings.') : ok({ bookings: [booking()] })),
  });
  const { user } = show(<MyBookings />, { isSignedIn: true });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Lakeside Haveli' })).toBeVisible();
});
