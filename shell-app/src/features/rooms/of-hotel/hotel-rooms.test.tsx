import { Link } from 'react-router-dom';
import { screen, waitFor } from '@testing-library/react';
import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { holdClock, releaseClock, today } from '@wayhouse/web-kit/page-clock';
import { messages as stayFields } from '../../../shared/stay-fields/messages.js';
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
afterEach(releaseClock);

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

test('a link for more guests than any room sleeps is for as many as one can sleep', async () => {
  const { requests } = open(`?${stay}&guests=6`);
  const most = limits.searchGuests;
  expect(await screen.findByText(stayFields.link.guests.anyRoom(`${most} guests`))).toBeVisible();
  expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent(String(most));
  expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining(`guests=${most}`)]);
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

const five = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 5)}`;
/** The hotel with a way to five nights there, whose rooms do not arrive. */
function openWithOtherDates(rooms: ReturnType<typeof aRoom>[]) {
  stubApi({
    'GET /api/rooms': ({ url }) => (url.includes(five) ? new Promise(() => {}) : ok({ rooms, total: rooms.length })),
  });
  const page = (
    <>
      <Link to={`${path}?${five}`}>Five nights</Link>
      <HotelRooms id="rooms" hotel={aHotel()} />
    </>
  );
  return renderPart(page, { at: `${path}?${stay}` });
}
const chooseOtherDates = async ({ user }: ReturnType<typeof openWithOtherDates>) => {
  await user.click(screen.getByRole('link', { name: 'Five nights' }));
  await waitFor(() => expect(address()).toHaveTextContent(five));
};

test('while the rooms for other dates load, those shown have the prices and links of their own dates, and fade', async () => {
  const shown = openWithOtherDates([aRoom({ pricePerNight: 100, totalPrice: 200 })]);
  expect(await screen.findByText(/\$200 total for 2 nights/)).toBeVisible();
  const list = screen.getByRole('article').closest('ul');
  expect(list).toHaveAttribute('aria-busy', 'false');
  await chooseOtherDates(shown);
  expect(screen.getByText(/\$200 total for 2 nights/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 }).querySelector('a')).toHaveAttribute('href', `/rooms/r1?${stay}`);
  expect(list).toHaveAttribute('aria-busy', 'true');
});

test('that none is free for the dates before does not show for others', async () => {
  const shown = openWithOtherDates([]);
  expect(await screen.findByText(messages.hotelRooms.none)).toBeVisible();
  await chooseOtherDates(shown);
  expect(screen.queryByText(messages.hotelRooms.none)).toBeNull();
});

test('a stay that begins on the day that it still is at the hotel is searched for', async () => {
  holdClock({ at: Date.parse('2027-01-05T03:00Z'), day: '2027-01-05' });
  const requests = stubApi({ 'GET /api/rooms': () => ok({ rooms: [], total: 0 }) });
  const tonight = 'checkIn=2027-01-04&checkOut=2027-01-05';
  renderPart(<HotelRooms id="rooms" hotel={aHotel({ city: 'New York' })} />, { at: `${path}?${tonight}` });
  expect(await field(/^Check-in.*4 Jan/)).toBeEnabled();
  expect(screen.queryByText(stayFields.link.dates)).toBeNull();
  expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining(tonight)]);
});
