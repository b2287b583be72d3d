import { screen, waitFor } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { today } from '@wayhouse/web-kit/calendar-date';
import { aHotel } from '../../../testing/a-hotel.js';
import { aRoom } from '../../../testing/a-room.js';
import { renderPart } from '../../../testing/render-part.js';
import { ok, stubApi } from '../../../testing/stub-api.js';
import { messages } from '../messages.js';
import { HotelRooms } from './hotel-rooms.js';

const path = '/hotels/lakeside-haveli-udaipur';
const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const stay = `checkIn=${checkIn}&checkOut=${checkOut}`;
const open = (query: string, rooms = [aRoom()]) => {
  const requests = stubApi({ 'GET /api/rooms': () => ok({ rooms, total: rooms.length }) });
  return { requests, ...renderPart(<HotelRooms id="rooms" hotel={aHotel()} />, { at: path + query }) };
};
const address = () => screen.getByTestId('address');
const field = (name: RegExp) => screen.findByRole('button', { name });

test('guests and dates are chosen here, and the rooms are those that are free then', async () => {
  const { user, requests } = open(`?${stay}&guests=3&adults=2`);
  expect(await field(/^Check-out/)).toBeEnabled();
  await user.click(await screen.findByRole('button', { name: 'One guest fewer' }));
  expect(address()).toHaveTextContent(`${path}?${stay}&guests=2`);
  await waitFor(() =>
    expect(requests.at(-1)?.url).toBe(`/api/rooms?hotel=h1&sort=price-asc&limit=24&${stay}&guests=2`),
  );
});

test('a check-in that was chosen stays while the check-out is chosen, and hides no room yet', async () => {
  const { requests } = open(`?checkIn=${checkIn}`);
  expect(await field(/^Check-out/)).toBeEnabled();
  expect(requests.map(({ url }) => url)).toEqual(['/api/rooms?hotel=h1&sort=price-asc&limit=24']);
});

test('dates in the wrong order are explained', async () => {
  open(`?checkIn=${checkIn}&checkOut=${checkIn}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(inputMessages['date-order']);
});

test('where none is free, others of the city and all rooms of the hotel are offered', async () => {
  open(`?${stay}&guests=2`, []);
  expect(await screen.findByText(messages.hotelRooms.none)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free rooms in Udaipur' })).toHaveAttribute(
    'href',
    `/rooms?destination=Udaipur&${stay}&guests=2`,
  );
  expect(screen.getByRole('link', { name: messages.hotelRooms.anyStay })).toHaveAttribute('href', path);
});
