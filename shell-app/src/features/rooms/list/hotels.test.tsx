import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen, waitFor, within } from '@testing-library/react';
import { aFoundHotel } from '../../../testing/a-found-hotel.js';
import { aRoom } from '../../../testing/a-room.js';
import { renderPart } from '../../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { messages } from '../messages.js';
import { RoomsBrowser } from '../rooms-browser.js';

const hotels = [aFoundHotel(), aFoundHotel({ _id: 'h2', name: 'Old Mill', rooms: 1, roomTypes: 1, pricePerNight: 90 })];
const handlers = {
  'GET /api/rooms': () => ok({ rooms: [aRoom()], total: 1 }),
  'GET /api/hotels': () => ok({ hotels, total: 2 }),
  'GET /api/rooms/facets': () => ok({ roomType: {}, price: {} }),
};
const open = (at: string) => renderPart(<RoomsBrowser />, { at });
const address = () => screen.getByTestId('address');
const views = () => within(screen.getByRole('list', { name: messages.views.label }));
const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const stay = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;

test('the switch shows the hotels of the same search, and the rooms again', async () => {
  const requests = stubApi(handlers);
  const { user } = open(`/rooms?destination=Udaipur&${stay}&price=0-500&sort=price-asc`);
  await screen.findByRole('heading', { name: '1 room in Udaipur' });
  expect(views().getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'true');
  await user.click(views().getByRole('link', { name: 'Hotels' }));
  expect(await screen.findByRole('heading', { name: '2 hotels in Udaipur' })).toBeVisible();
  expect(views().getByRole('link', { name: 'Hotels' })).toHaveAttribute('aria-current', 'true');
  const asked = requests.find(({ call }) => call === 'GET /api/hotels')?.url;
  expect(asked).toBe(`/api/hotels?destination=Udaipur&${stay}&price=0-500&sort=price-asc&limit=12`);
  await user.click(views().getByRole('link', { name: 'Rooms' }));
  expect(await screen.findByRole('heading', { name: '1 room in Udaipur' })).toBeVisible();
});

test('a card has the least price and the number of room types, and leads to those in the same search', async () => {
  stubApi(handlers);
  const { user } = open(`/rooms?destination=Udaipur&${stay}&sort=price-asc&view=hotels`);
  const [several, single] = await screen.findAllByRole('article');
  expect(several).toHaveTextContent(/Udaipur2 room types.*from \$120 \/ night\$240 total for 2 nights$/);
  expect(single).toHaveTextContent(/1 room type(?!s)/);
  expect(single).not.toHaveTextContent(/from/);
  await user.click(within(several!).getByRole('link', { name: 'Lakeside Haveli' }));
  expect(address()).toHaveTextContent(`/rooms?destination=Udaipur&hotel=h1&${stay}&sort=price-asc`);
  expect(await screen.findByRole('heading', { name: '1 room at Lakeside Haveli' })).toBeVisible();
});

test('the page of a hotel is about the same stay', async () => {
  stubApi(handlers);
  open(`/rooms?destination=Udaipur&${stay}&sort=price-asc&view=hotels`);
  const [about] = await screen.findAllByRole('link', { name: messages.aboutHotel });
  expect(about).toHaveAttribute('href', `/hotels/h1?${stay}`);
});

test('a hotel that was chosen is a chip, and without it all rooms show again', async () => {
  stubApi(handlers);
  const { user } = open('/rooms?destination=Udaipur&hotel=h1');
  await user.click(await screen.findByRole('button', { name: `Remove ${messages.hotel.only}` }));
  expect(address()).toHaveTextContent(/\/rooms\?destination=Udaipur$/);
  expect(screen.queryByRole('group', { name: messages.hotel.title })).not.toBeInTheDocument();
});

test('filters stay with hotels', async () => {
  stubApi(handlers);
  const { user } = open('/rooms?view=hotels');
  await screen.findByRole('heading', { name: '2 hotels' });
  await user.click(screen.getByRole('checkbox', { name: /Double Bed/ }));
  expect(address()).toHaveTextContent('/rooms?roomType=Double+Bed&view=hotels');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Double Bed' })).toBeVisible());
});

test('of many hotels the button below the filters of a phone names how many there are at least', async () => {
  const capped = { hotels, total: 60, isCapped: true, nextCursor: 'more' };
  const page = ({ url }: { url: string }) =>
    url.includes('cursor') ? errorResponse(400, 'invalid-input', 'Not now') : ok(capped);
  stubApi({ ...handlers, 'GET /api/hotels': page });
  const { user } = open('/rooms?view=hotels');
  expect(await screen.findByRole('heading', { name: '60+ hotels' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.toggleFilters(false, 0) }));
  const sheet = within(screen.getByRole('dialog', { name: messages.filters }));
  expect(await sheet.findByRole('button', { name: 'Show 60+ hotels' })).toBeVisible();
});
