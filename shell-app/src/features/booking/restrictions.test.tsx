import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { roomKey } from '../../shared/query-keys.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

/** At the hotel, where the day of booking is counted. */
const today = todayIn(timeZoneOf(aRoom().hotel.city), new Date());
const checkIn = addDays(today, 10);
const checkOut = addDays(today, 12);
const at = `/rooms/r1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
const server = {
  'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
};
const card = (room: Partial<ReturnType<typeof aRoom>>) => <BookingCard room={aRoom(room)} />;
const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['rates', { rates: [{ minNights: 3 }] }, errorMessages['stay-too-short']({ nights: 3, day: checkIn })],
  [
    'a closed day',
    { rates: [{ from: checkIn, to: checkIn, noArrival: true }] },
    errorMessages['closed-to-arrival']({ day: checkIn }),
  ],
  ['the booking window', { bookingWindow: { leadDays: 20 } }, errorMessages['arrival-too-soon']({ days: 20 })],
])('says at once that %s of the room refuses the dates, and asks nobody', async (_what, room, message) => {
  const requests = stubApi(server);
  const { user } = renderPart(card(room), { at, isSignedIn: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(await button(messages.checkAvailability));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  expect(screen.getByRole('button', { name: /^Check-in/ })).not.toHaveTextContent(/Add date/);
});

test('dates that keep to the restrictions are checked as ever', async () => {
  stubApi(server);
  const room = { rates: [{ minNights: 2, maxNights: 2 }], bookingWindow: { leadDays: 10, daysAhead: 10 } };
  const { user } = renderPart(card(room), { at, isSignedIn: true });
  await user.click(await button(messages.checkAvailability));
  expect(await button(messages.bookNow)).toBeVisible();
});

test('a refusal by what was set meanwhile shows the room as it is now', async () => {
  let shown = aRoom();
  const message = errorMessages['stay-too-short']({ nights: 3, day: checkIn });
  const refused = errorResponse(422, 'rule-broken', message, 'checkOutDate');
  stubApi({ ...server, 'POST /api/bookings/book': () => refused });
  const CardOfRoom = () => {
    const { data: room } = useQuery({ queryKey: roomKey('r1'), queryFn: () => Promise.resolve(shown) });
    return room && <BookingCard room={room} />;
  };
  const { user } = renderPart(<CardOfRoom />, { at, isSignedIn: true });
  await user.click(await button(messages.checkAvailability));
  shown = aRoom({ pricePerNight: 200, rates: [{ minNights: 3 }] });
  await user.click(await button(messages.bookNow));
  expect(await screen.findByText('$200')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('the calendar offers no arrival on a closed day', async () => {
  stubApi(server);
  const room = { rates: [{ from: checkIn, to: checkIn, noArrival: true }] };
  const { user } = renderPart(card(room), { at, isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: /^Check-in/ }));
  const day = `[data-day="${checkIn}"]:not([data-outside])`;
  await waitFor(() => expect(document.querySelector(`${day} button`)).toBeDisabled());
});
