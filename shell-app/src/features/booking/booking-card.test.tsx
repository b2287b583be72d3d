import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { aRoom } from '../../testing/a-room.js';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { BookingCard } from './booking-card.js';
import { roomKey } from '../../shared/query-keys.js';
import { queryClient } from '../../shared/session-api-provider.js';
import { takenNightsKey } from '../../shared/stay-fields/use-taken-nights.js';
import { messages } from './messages.js';

const checkIn = addDays(today(), 10);
const checkOut = addDays(today(), 13);
const at = `/rooms/r1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
const takenNights = { 'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }) };
const available = {
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
};
const booked = { 'POST /api/bookings/book': () => ok({ message: confirmations.booked, booking: { _id: 'b1' } }) };

const laterCheckOut = addDays(today(), 14);
const card = (
  <>
    <Link to={`/rooms/r1?checkIn=${checkIn}&checkOut=${laterCheckOut}&guests=2`}>Other dates</Link>
    <BookingCard room={aRoom()} />
    <Toaster />
  </>
);
const findButton = (name: string) => screen.findByRole('button', { name });

test('checks availability, then books, and opens My Bookings; what is free is asked for anew from then on', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await screen.findByText(confirmations.roomAvailable)).toBeInTheDocument();
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
  // What is no longer true is taken away at once.
  expect(screen.getByText(confirmations.booked)).toBeInTheDocument();
  expect(screen.queryByText(confirmations.roomAvailable)).toBeNull();
  const nights = queryClient.getQueryCache().findAll({ queryKey: takenNightsKey('r1') });
  expect(nights).toMatchObject([{ state: { isInvalidated: true } }]);
  const stay = { room: 'r1', checkInDate: checkIn, checkOutDate: checkOut };
  const terms = { cancellationPolicy: defaultCancellationPolicy };
  expect(requests.at(-1)?.body).toEqual({
    key: expect.any(String) as string,
    ...stay,
    guests: 2,
    totalPrice: 360,
    ...terms,
    PaymentMethod: 'Pay at Hotel',
  });
});

test('shows the specified message when the room is not available, and still offers the check', async () => {
  stubApi({
    ...takenNights,
    'POST /api/bookings/check-Availability': () =>
      ok({ isAvailable: false, message: errorMessages['room-not-available'] }),
  });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['room-not-available']);
  expect(screen.queryByRole('button', { name: messages.bookNow })).not.toBeInTheDocument();
});

test('shows the server’s message and offers the check again when the room was booked meanwhile', async () => {
  const conflict = {
    'POST /api/bookings/book': () => errorResponse(409, 'not-available', errorMessages['room-not-available']),
  };
  stubApi({ ...takenNights, ...available, ...conflict });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['room-not-available']);
  expect(await findButton(messages.checkAvailability)).toBeEnabled();
});

test('shows the new price when it has changed, and books at that price with the next press', async () => {
  let price = 120;
  const changed = errorResponse(409, 'terms-changed', errorMessages['price-changed'], 'totalPrice');
  const requests = stubApi({
    ...takenNights,
    ...available,
    'POST /api/bookings/book': ({ body }) =>
      (body as { totalPrice: number }).totalPrice === 3 * price
        ? ok({ message: confirmations.booked, booking: { _id: 'b1' } })
        : changed,
  });
  const CardOfRoom = () => {
    const queryFn = () => Promise.resolve(aRoom({ pricePerNight: price }));
    const { data: room } = useQuery({ queryKey: roomKey('r1'), queryFn });
    return room && <BookingCard room={room} />;
  };
  const { user } = renderPart(<CardOfRoom />, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await findButton(messages.bookNow)).toBeVisible();
  price = 200;
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['price-changed']);
  expect(await screen.findAllByText('$600')).toHaveLength(2);
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
  expect(requests.at(-1)?.body).toMatchObject({ totalPrice: 600 });
});

test('says what to do when the guest has too many unpaid bookings, and keeps the order', async () => {
  const refused = errorResponse(422, 'rule-broken', errorMessages['too-many-unpaid']);
  const requests = stubApi({ ...takenNights, ...available, 'POST /api/bookings/book': () => refused });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['too-many-unpaid']);
  await user.click(await findButton(messages.bookNow));
  await waitFor(() => expect(requests.filter(({ call }) => call === 'POST /api/bookings/book')).toHaveLength(2));
});

test('Book Now asks a signed-out visitor to sign in, keeps the form, and then books', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const { user, signIn, signInAs } = renderPart(card, { at });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(requests.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
});

test('rejects dates in the wrong order with the specified message, without a request', async () => {
  const requests = stubApi(takenNights);
  const { user } = renderPart(card, { at: `/rooms/r1?checkIn=${checkOut}&checkOut=${checkIn}`, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(screen.getByRole('alert')).toHaveTextContent(inputMessages['date-order']);
  expect(requests.map(({ call }) => call)).toEqual(['GET /api/bookings/rooms/r1/taken-nights']);
});

test('shows nights times price', async () => {
  stubApi(takenNights);
  renderPart(card, { at });
  expect(await screen.findByText('$120 × 3 nights')).toBeVisible();
  expect(screen.getAllByText('$360')).toHaveLength(2);
});

test('shows the specified offer without a former price, and that it is off other rooms', async () => {
  stubApi(takenNights);
  renderPart(card, { at });
  expect(await screen.findByText('20% OFF')).toBeVisible();
  expect(document.querySelector('s')).toBeNull();
  const others = screen.getByRole('link', { name: 'Romantic Getaway, on other rooms' });
  expect(others).toHaveAttribute('href', '/rooms?offer=romantic');
});

test('at a room that the offer is for, until when guests arrive with it', async () => {
  stubApi(takenNights);
  renderPart(<BookingCard room={aRoom({ offers: ['summer', 'romantic'] })} />, { at });
  expect(await screen.findByText('20% OFF')).toBeVisible();
  expect(screen.getByText(/^Romantic Getaway, for arrivals until .*20 Sep 20\d\d$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Romantic/ })).toBeNull();
});

const otherDates = () => screen.getByRole('link', { name: 'Other dates' });

test('a check applies only to the dates it was made for', async () => {
  stubApi({ ...takenNights, ...available });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await findButton(messages.bookNow)).toBeVisible();
  await user.click(otherDates());
  expect(await findButton(messages.checkAvailability)).toBeVisible();
});

test('a response that arrives after the dates have changed does not apply to the new ones', async () => {
  let respond: (response: ReturnType<typeof ok>) => void = () => undefined;
  stubApi({
    ...takenNights,
    'POST /api/bookings/check-Availability': () => new Promise((resolve) => (respond = resolve)),
  });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(otherDates());
  await act(async () => respond(ok({ isAvailable: true, message: confirmations.roomAvailable })));
  expect(await screen.findByText(confirmations.roomAvailable)).toBeInTheDocument();
  expect(await findButton(messages.checkAvailability)).toBeVisible();
});

test('shows the server’s error about the dates until other dates are selected', async () => {
  stubApi({
    ...takenNights,
    'POST /api/bookings/check-Availability': () =>
      errorResponse(422, 'rule-broken', inputMessages['too-many-nights']({ most: limits.nights }), 'checkOutDate'),
  });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await screen.findByRole('alert')).toHaveTextContent(inputMessages['too-many-nights']({ most: limits.nights }));
  await user.click(otherDates());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error that is not about the order keeps the result of the check', async () => {
  const failure = { 'POST /api/bookings/book': () => errorResponse(503, 'unavailable', pageFailures.unexpected) };
  stubApi({ ...takenNights, ...available, ...failure });
  const { user } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  expect(await screen.findByText(pageFailures.unexpected)).toBeInTheDocument();
  expect(await findButton(messages.bookNow)).toBeEnabled();
});

test('after the session has expired, Book Now asks to sign in and then books without another press', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const { user, endSession, signIn, signInAs } = renderPart(card, { at, isSignedIn: true });
  await user.click(await findButton(messages.checkAvailability));
  expect(await findButton(messages.bookNow)).toBeVisible();
  act(endSession);
  await user.click(await findButton(messages.bookNow));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(requests.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
});

test('Book Now pressed before the session has loaded books once a guest is signed in', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const { user, signIn, signInAs } = renderPart(card, { at, isSessionLoaded: false });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: messages.bookNow })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(requests.some(({ call }) => call.endsWith('/book'))).toBe(false);
  act(() => signInAs());
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();
});

test('Book Now pressed before the session has loaded asks a visitor to sign in', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const { user, signIn, endSession } = renderPart(card, { at, isSessionLoaded: false });
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  act(endSession);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(requests.some(({ call }) => call.endsWith('/book'))).toBe(false);
});

test('shows each price of a night with its nights, and books at their sum', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const second = addDays(checkIn, 1);
  const rates = [{ from: second, to: second, pricePerNight: 150.5 }];
  const room = aRoom({ rates, isLeastPrice: true });
  const { user } = renderPart(<BookingCard room={room} />, { at, isSignedIn: true });
  expect(await screen.findByText('$120 × 2 nights')).toBeVisible();
  expect(screen.getByText('$150.50 × 1 night')).toBeVisible();
  expect(screen.getByText('$390.50')).toBeVisible();
  expect(screen.queryByText(messages.from)).toBeNull();
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ totalPrice: 390.5 }));
});

test('shows taxes and fees for the guests of the order, and books at the total', async () => {
  const requests = stubApi({ ...takenNights, ...available, ...booked });
  const taxes = [
    { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, value: 7, isIncluded: true },
    { name: 'City tax', kind: 'tax' as const, basis: 'person-night' as const, value: 2.5, isIncluded: false },
  ];
  const { user } = renderPart(<BookingCard room={aRoom({ taxes })} />, { at: `${at}&guests=2`, isSignedIn: true });
  const amountOf = (name: string) => screen.getByText(name).nextSibling;
  expect(await screen.findByText('City tax ($2.50 per guest and night)')).toBeVisible();
  expect(amountOf('City tax ($2.50 per guest and night)')).toHaveTextContent('$15');
  expect(amountOf(messages.total)).toHaveTextContent('$375');
  expect(amountOf('Includes VAT (7%)')).toHaveTextContent('$23.55');
  await user.click(await findButton(messages.checkAvailability));
  await user.click(await findButton(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ guests: 2, totalPrice: 375 }));
});

test('leads to where several rooms are booked, with this room and the dates', async () => {
  stubApi(takenNights);
  renderPart(card, { at });
  const link = await screen.findByRole('link', { name: messages.several });
  expect(link).toHaveAttribute('href', `/book-rooms/h1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2&rooms=r1.2`);
});
