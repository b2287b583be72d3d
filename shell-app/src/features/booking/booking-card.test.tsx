import { messages } from '@wayhouse/contracts/messages';
import { addDays } from '@wayhouse/contracts/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { aRoom } from '../../testing/a-room.js';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { BookingCard } from './booking-card.js';
import { texts } from './messages.js';

const checkIn = addDays(today(), 10);
const checkOut = addDays(today(), 13);
const at = `/rooms/r1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
const taken = { 'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }) };
const available = {
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: messages.available }),
};
const booked = { 'POST /api/bookings/book': () => ok({ message: messages.booked, booking: { _id: 'b1' } }) };

const laterOut = addDays(today(), 14);
const card = (
  <>
    <Link to={`/rooms/r1?checkIn=${checkIn}&checkOut=${laterOut}&guests=2`}>Other dates</Link>
    <BookingCard room={aRoom()} />
    <Toaster />
  </>
);
const press = (name: string) => screen.findByRole('button', { name });

test('checks first, then books, and goes to the bookings', async () => {
  const asked = serve({ ...taken, ...available, ...booked });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(await screen.findByText(messages.available)).toBeInTheDocument();
  await user.click(await press(texts.bookNow));
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
  const stay = { room: 'r1', checkInDate: checkIn, checkOutDate: checkOut };
  expect(asked.at(-1)?.body).toEqual({ ...stay, guests: 2, PaymentMethod: 'Pay at Hotel' });
});

test('says in the very words that the room is taken, and stays at the check', async () => {
  serve({
    ...taken,
    'POST /api/bookings/check-Availability': () => ok({ isAvailable: false, message: messages.notAvailable }),
  });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.notAvailable);
  expect(screen.queryByRole('button', { name: texts.bookNow })).not.toBeInTheDocument();
});

test('somebody else was faster: the words of the server, and back to the check', async () => {
  const late = { 'POST /api/bookings/book': () => refused(409, 'not-available', messages.notAvailable) };
  serve({ ...taken, ...available, ...late });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  await user.click(await press(texts.bookNow));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.notAvailable);
  expect(await press(texts.checkAvailability)).toBeEnabled();
});

test('signed out, Book Now asks to sign in and keeps the form; then it books', async () => {
  const asked = serve({ ...taken, ...available, ...booked });
  const { user, signIn, signInAs } = show(card, { at });
  await user.click(await press(texts.checkAvailability));
  await user.click(await press(texts.bookNow));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(asked.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  await user.click(await press(texts.bookNow));
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
});

test('dates in the wrong order are refused in the very words, without a call', async () => {
  const asked = serve(taken);
  const { user } = show(card, { at: `/rooms/r1?checkIn=${checkOut}&checkOut=${checkIn}`, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.dateOrder);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/bookings/rooms/r1/taken-nights']);
});

test('shows nights times price', async () => {
  serve(taken);
  show(card, { at });
  expect(await screen.findByText('$120 × 3 nights')).toBeVisible();
  expect(screen.getAllByText('$360')).toHaveLength(2);
});

test('what is struck through is the price before the offer, and what is saved is the difference', async () => {
  serve(taken);
  show(card, { at });
  expect(await screen.findByText('$150')).toHaveProperty('tagName', 'S');
  expect(screen.getByText(texts.saved('$90'))).toBeVisible();
});

const otherDates = () => screen.getByRole('link', { name: 'Other dates' });

test('a check holds for the dates it was made for, and for no others', async () => {
  serve({ ...taken, ...available });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(await press(texts.bookNow)).toBeVisible();
  await user.click(otherDates());
  expect(await press(texts.checkAvailability)).toBeVisible();
});

test('an answer that comes after the dates have changed says nothing about the new ones', async () => {
  let answer: (said: ReturnType<typeof ok>) => void = () => undefined;
  serve({ ...taken, 'POST /api/bookings/check-Availability': () => new Promise((resolve) => (answer = resolve)) });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  await user.click(otherDates());
  await act(async () => answer(ok({ isAvailable: true, message: messages.available })));
  expect(await screen.findByText(messages.available)).toBeInTheDocument();
  expect(await press(texts.checkAvailability)).toBeVisible();
});

test('what the server says of the dates stands at them until others are chosen', async () => {
  serve({
    ...taken,
    'POST /api/bookings/check-Availability': () => refused(422, 'rule-broken', messages.tooManyNights, 'checkOutDate'),
  });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.tooManyNights);
  await user.click(otherDates());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('trouble that is not about the order keeps the check', async () => {
  const trouble = { 'POST /api/bookings/book': () => refused(503, 'unavailable', messages.unexpected) };
  serve({ ...taken, ...available, ...trouble });
  const { user } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  await user.click(await press(texts.bookNow));
  expect(await screen.findByText(messages.unexpected)).toBeInTheDocument();
  expect(await press(texts.bookNow)).toBeEnabled();
});

test('a session that ended meanwhile: Book Now asks to sign in, and books by itself', async () => {
  const asked = serve({ ...taken, ...available, ...booked });
  const { user, endSession, signIn, signInAs } = show(card, { at, isSignedIn: true });
  await user.click(await press(texts.checkAvailability));
  expect(await press(texts.bookNow)).toBeVisible();
  act(endSession);
  await user.click(await press(texts.bookNow));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(asked.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
});

test('Book Now pressed before it is known who is here books once a guest is', async () => {
  const asked = serve({ ...taken, ...available, ...booked });
  const { user, signIn, signInAs } = show(card, { at, isKnown: false });
  await user.click(await press(texts.checkAvailability));
  await user.click(await press(texts.bookNow));
  await waitFor(() => expect(screen.getByRole('button', { name: texts.bookNow })).toHaveAttribute('aria-busy', 'true'));
  expect(asked.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();
});

test('and asks a visitor to sign in', async () => {
  const asked = serve({ ...taken, ...available, ...booked });
  const { user, signIn, endSession } = show(card, { at, isKnown: false });
  await user.click(await press(texts.checkAvailability));
  await user.click(await press(texts.bookNow));
  act(endSession);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(asked.some(({ call }) => call.endsWith('/book'))).toBe(false);
});
