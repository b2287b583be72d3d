import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { today } from '@wayhouse/web-kit/calendar-date';
import { Link, Route, Routes } from 'react-router-dom';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { aHotel } from '../../../testing/a-hotel.js';
import { aRoom } from '../../../testing/a-room.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages as bookingMessages } from '../messages.js';
import { BookTogetherForm } from './book-together-form.js';
import { messages } from './messages.js';

const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 13)];
const stay = `checkIn=${checkIn}&checkOut=${checkOut}`;
const suite = aRoom({ _id: 'r2', roomType: 'Family Suite', pricePerNight: 200 });
const rooms = {
  'GET /api/rooms': () => ok({ rooms: [aRoom(), suite], total: 2 }),
  'GET /api/rooms/r1': () => ok({ room: aRoom() }),
  'GET /api/rooms/r2': () => ok({ room: suite }),
};
const book = 'POST /api/bookings/book-together';
const booked = {
  [book]: () => ok({ message: confirmations.bookedTogether, bookings: [{ _id: 'b1' }, { _id: 'b2' }] }),
};
const show = (query: string, responses: Parameters<typeof stubApi>[0] = {}, isSignedIn = true) => {
  const requests = stubApi({ ...rooms, ...responses });
  const part = (
    <>
      <BookTogetherForm hotel={aHotel()} />
      <Toaster />
    </>
  );
  return { requests, ...renderPart(part, { at: `/book-rooms/lakeside?${query}`, isSignedIn }) };
};
const room = (number: number, type = 'Double Bed') =>
  screen.findByRole('region', { name: messages.room(number, type) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

test('adds rooms with their guests, which the address has, and shows what they cost', async () => {
  const { user } = show(stay);
  await user.click(await button(/^Add this room: Double Bed/));
  await user.click(await button(/^Add this room: Family Suite/));
  const second = within(await room(2, 'Family Suite'));
  await user.click(await second.findByRole('button', { name: 'One guest more' }));
  expect(second.getByText('$200 × 3 nights')).toBeVisible();
  expect(screen.getByText(messages.totalOf(2))).toHaveTextContent('$960');
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&rooms=r1.1,r2.2`);
  await user.click(await button(messages.removeRoom(messages.room(1, 'Double Bed'))));
  expect(screen.getByRole('heading', { name: messages.yourRooms })).toHaveFocus();
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&rooms=r2.2`);
});

test('the guests that were searched for stay in the address', async () => {
  const { user } = show(`${stay}&guests=3&adults=2`);
  await user.click(await button(/^Add this room: Double Bed/));
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&guests=3&adults=2&rooms=r1.2`);
});

test('a room is priced for the guests that were searched for, as many as fit, and added with them', async () => {
  const offer = { id: 'summer', percentOff: 25 } as const;
  const { user, requests } = show(`${stay}&guests=3&adults=2`, {
    'GET /api/rooms': () => ok({ rooms: [aRoom({ totalPrice: 300, addedTaxes: 12, offer }), suite], total: 2 }),
  });
  const [double, family] = await screen.findAllByRole('listitem');
  expect(double).toHaveTextContent(
    `Summer Escape Package: 25% off$300${messages.totalFor('3 nights', '2 guests')}with taxes and fees`,
  );
  expect(family).toHaveTextContent(`$600${messages.totalFor('3 nights', '3 guests')} Add`);
  expect(requests.find(({ call }) => call === 'GET /api/rooms')?.url).toContain('pricedGuests=3');
  await user.click(await button(/^Add this room: Family Suite/));
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&guests=3&adults=2&rooms=r2.3-2`);
});

test('the page of a room is about the same dates', async () => {
  show(stay);
  await button(/^Add this room: Double Bed/);
  expect(screen.getByRole('link', { name: 'Double Bed' })).toHaveAttribute('href', `/rooms/r1?${stay}`);
});

test('books all rooms with the prices and terms that are shown, and opens the first one in My Bookings', async () => {
  const { user, requests } = show(`${stay}&rooms=r1.2,r2.4`, booked);
  await room(2, 'Family Suite');
  await user.click(await button(messages.book(2)));
  expect(await screen.findByText('/my-bookings?booked=b1')).toBeInTheDocument();
  const { body } = requests.find(({ call }) => call === book)!;
  const cancellationPolicy = defaultCancellationPolicy;
  expect(body).toEqual({
    ...{ key: expect.any(String) as string, checkInDate: checkIn, checkOutDate: checkOut },
    ...{ PaymentMethod: 'Pay at Hotel' },
    rooms: [
      { room: 'r1', guests: 2, totalPrice: 360, cancellationPolicy },
      { room: 'r2', guests: 4, totalPrice: 600, cancellationPolicy },
    ],
  });
});

test('who comes back after booking sees that the rooms are taken now', async () => {
  let free = [aRoom()];
  const at = `/book-rooms/lakeside?${stay}&rooms=r1.1`;
  stubApi({
    ...rooms,
    'GET /api/rooms': () => ok({ rooms: free, total: free.length }),
    [book]() {
      free = [];
      return booked[book]();
    },
  });
  const pages = (
    <Routes>
      <Route path="/book-rooms/lakeside" element={<BookTogetherForm hotel={aHotel()} />} />
      <Route path="*" element={<Link to={at}>Back</Link>} />
    </Routes>
  );
  const { user } = renderPart(pages, { at, isSignedIn: true });
  await room(1);
  await user.click(await button(messages.book(1)));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByText(messages.notFree)).toBeVisible();
});

test('a refusal shows at its room until the order is another one; trying again sends the same key', async () => {
  const unavailable = errorMessages['room-not-available'];
  const { user, requests } = show(`${stay}&rooms=r1.1,r1.1`, {
    [book]: () => errorResponse(409, 'not-available', unavailable, 'rooms.1'),
  });
  await room(2);
  await user.click(await button(messages.book(2)));
  const refused = within(await room(2));
  expect(await refused.findByRole('alert')).toHaveTextContent(unavailable);
  expect(within(await room(1)).queryByRole('alert')).toBeNull();
  await user.click(await button(messages.book(2)));
  await waitFor(() => expect(requests.filter(({ call }) => call === book)).toHaveLength(2));
  const keys = requests.filter(({ call }) => call === book).map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
  await user.click(await refused.findByRole('button', { name: /^Remove/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of an order that was changed meanwhile shows at no room of the new one', async () => {
  const unavailable = errorMessages['room-not-available'];
  let respond = () => {};
  const isFree = new Promise<void>((resolve) => (respond = resolve));
  const { user } = show(`${stay}&rooms=r2.1,r1.1,r1.1`, {
    [book]: async () => {
      await isFree;
      return errorResponse(409, 'not-available', unavailable, 'rooms.1');
    },
  });
  await user.click(await button(messages.book(3)));
  const first = within(await room(1, 'Family Suite'));
  await user.click(first.getByRole('button', { name: /^Remove/ }));
  await room(2);
  respond();
  expect(await screen.findByText(unavailable)).toBeInTheDocument();
  for (const number of [1, 2]) expect(within(await room(number)).queryByRole('alert')).toBeNull();
});

test('what is typed for the hotel stays when booking is refused, and a refused detail is shown at its field', async () => {
  const { user } = show(`${stay}&rooms=r1.1,r1.1`, {
    [book]: () => errorResponse(400, 'invalid-input', 'This is not a phone number.', 'phone'),
  });
  await user.type(await screen.findByLabelText('Phone'), '+91 98765 43210');
  await user.click(await button(messages.book(2)));
  expect(await screen.findByText('This is not a phone number.', { selector: 'p, span' })).toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('+91 98765 43210');
  expect(screen.queryByLabelText('Ages of the children')).toBeNull();
});

test('a room that does not load is tried again, and until then nothing is booked', async () => {
  let isAway = true;
  const { user, requests } = show(`${stay}&rooms=r1.1`, {
    'GET /api/rooms/r1': () => (isAway ? errorResponse(500, 'unavailable', 'Away.') : ok({ room: aRoom() })),
  });
  const first = within(await screen.findByRole('region', { name: messages.roomNumber(1) }));
  const retry = await first.findByRole('button', { name: new RegExp(`^${messages.notLoaded}`) }, { timeout: 5000 });
  await user.click(await button(messages.book(1)));
  expect(await screen.findByText(messages.noPrice)).toBeInTheDocument();
  isAway = false;
  await user.click(retry);
  expect(await room(1)).toBeVisible();
  expect(requests.some(({ call }) => call === book)).toBe(false);
});

test('a room that is added is announced', async () => {
  const { user } = show(stay);
  await user.click(await button(/^Add this room: Double Bed/));
  expect(screen.getByText(messages.chosen(1)).closest('[role=status]')).toBeVisible();
});

test('what was booked without an answer is named; the next press is a form of its own', async () => {
  const message = errorMessages['form-used'];
  const { user, requests } = show(`${stay}&rooms=r1.1`, {
    [book]: () => errorResponse(409, 'edit-conflict', message, 'key'),
  });
  await room(1);
  for (let times = 0; times < 2; times++) {
    await user.click(await button(messages.book(1)));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  await waitFor(() => expect(requests.filter(({ call }) => call === book)).toHaveLength(2));
  const keys = requests.filter(({ call }) => call === book).map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

test('nothing is sent without dates or rooms', async () => {
  const { user, requests } = show('');
  await user.click(await button(messages.bookNone));
  expect((await screen.findAllByText(bookingMessages.chooseDates)).length).toBeGreaterThan(0);
  expect(requests.some(({ call }) => call === book)).toBe(false);
});

test('a room that is not free any more, or not offered, is named before it is sent', async () => {
  const { user, requests } = show(`${stay}&rooms=r3.1,gone.1`, {
    'GET /api/rooms/r3': () => ok({ room: aRoom({ _id: 'r3' }) }),
    'GET /api/rooms/gone': () => errorResponse(404, 'not-found', 'We cannot find this room.'),
  });
  expect(await within(await room(1)).findByRole('alert')).toHaveTextContent(messages.notFree);
  expect(await screen.findByText(messages.gone)).toBeVisible();
  await user.click(await button(messages.book(2)));
  expect(requests.some(({ call }) => call === book)).toBe(false);
});

test('no more rooms than can be booked together can be added', async () => {
  const { user } = show(`${stay}&rooms=${Array<string>(9).fill('r1.1').join()}`);
  await room(limits.roomsTogether);
  expect(screen.queryByRole('region', { name: messages.room(limits.roomsTogether + 1, 'Double Bed') })).toBeNull();
  expect(screen.getByText(messages.most(limits.roomsTogether))).toBeVisible();
  const before = address();
  await user.click(await button(/^Add this room: Double Bed/));
  expect(address()).toBe(before);
});

test('a guest signs in before booking, and the order stays', async () => {
  const { user, signIn, requests } = show(`${stay}&rooms=r1.1`, booked, false);
  await room(1);
  await user.click(await button(messages.book(1)));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(requests.some(({ call }) => call === book)).toBe(false);
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&rooms=r1.1`);
});

const checkCode = 'POST /api/bookings/promotion-codes/check';

test('a code is in the price of each room, and each is booked with it', async () => {
  const summer = { [checkCode]: () => ok({ promotion: { code: 'SUMMER', percentOff: 10 } }) };
  const { user, requests } = show(`${stay}&rooms=r1.2,r2.4`, { ...booked, ...summer });
  await user.click(await button(bookingMessages.promotion.ask));
  await user.type(await screen.findByLabelText(bookingMessages.promotion.label), 'SUMMER{Enter}');
  expect(await screen.findAllByText('Code SUMMER')).toHaveLength(2);
  expect(screen.getByText(messages.totalOf(2))).toHaveTextContent('$864');
  expect(address()).toBe(`/book-rooms/lakeside?${stay}&rooms=r1.2,r2.4&code=SUMMER`);
  await user.click(await button(messages.book(2)));
  await waitFor(() => expect(requests.find(({ call }) => call === book)).toBeDefined());
  expect(requests.find(({ call }) => call === book)!.body).toMatchObject({
    rooms: [
      { room: 'r1', totalPrice: 324, promotionCode: 'SUMMER' },
      { room: 'r2', totalPrice: 540, promotionCode: 'SUMMER' },
    ],
  });
});

test('a code that does not hold is named, and nothing is booked until it is removed', async () => {
  const message = errorMessages['promotion-unknown'];
  const { user, requests } = show(`${stay}&rooms=r1.2&code=SUMER`, {
    ...booked,
    [checkCode]: () => errorResponse(422, 'rule-broken', message, 'promotionCode'),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(bookingMessages.totalWithoutCode)).toBeVisible();
  await user.click(await button(messages.book(1)));
  expect(requests.some(({ call }) => call === book)).toBe(false);
  await user.click(await button(bookingMessages.promotion.remove));
  await user.click(await button(messages.book(1)));
  await waitFor(() => expect(requests.find(({ call }) => call === book)).toBeDefined());
  expect(requests.find(({ call }) => call === book)!.body).not.toHaveProperty('rooms.0.promotionCode');
});

test('who comes with a rate that is not offered any more can choose the standard one', async () => {
  const plain = { 'GET /api/rooms/r1': () => ok({ room: aRoom({ plans: undefined }) }) };
  const { user } = show(`${stay}&rooms=r1.1.flex`, plain);
  const card = within(await room(1));
  expect(await card.findAllByText(bookingMessages.rateGone)).toHaveLength(1);
  await user.click(card.getByRole('radio', { name: /^Standard/ }));
  expect(card.queryByText(bookingMessages.rateGone)).toBeNull();
});
