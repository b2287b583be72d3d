import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { aRoom } from '../../../testing/a-room.js';
import { renderPart } from '../../../testing/render-part.js';
import { ok, stubApi } from '../../../testing/stub-api.js';
import { messages } from '../messages.js';
import { NearbyRooms } from './nearby-rooms.js';

const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const ofHotel = (id: string, name: string) => ({ ...aRoom({ _id: id }), hotel: { ...aRoom().hotel, _id: id, name } });
const open = async (query: string) => {
  const requests = stubApi({ 'GET /api/rooms': () => ok({ rooms: [ofHotel('r2', 'Old Mill')], total: 1 }) });
  renderPart(<NearbyRooms room={aRoom()} />, { at: `/rooms/r1${query}` });
  await screen.findByRole('heading', { name: messages.nearby.similar });
  return requests.map(({ url }) => url);
};
const link = () => screen.getByRole('link', { name: 'Old Mill' });

test('for a stay, only rooms that are free are asked for, and their links keep it', async () => {
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
  expect(await open(`?${stay}`)).toEqual([
    `/api/rooms?destination=Udaipur&limit=24&${stay}`,
    `/api/rooms?roomType=Double+Bed&limit=12&${stay}`,
  ]);
  expect(link()).toHaveAttribute('href', `/rooms/r2?${stay}`);
  expect(screen.getByText('$240 total for 2 nights')).toBeVisible();
});

test.each([`?checkIn=${checkIn}`, '?checkIn=2020-01-01&checkOut=2020-01-02', ''])(
  'without both dates all rooms are (%s)',
  async (query) => {
    expect(await open(query)).toEqual([
      '/api/rooms?destination=Udaipur&limit=24',
      '/api/rooms?roomType=Double+Bed&limit=12',
    ]);
    expect(link()).toHaveAttribute('href', '/rooms/r2');
  },
);

test('while the rooms for other dates load, those shown have the prices and links of their own dates, and fade', async () => {
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}`;
  const other = `/rooms/r1?checkIn=${checkIn}&checkOut=${addDays(checkIn, 5)}`;
  stubApi({
    'GET /api/rooms': ({ url }) =>
      url.includes(checkOut) ? ok({ rooms: [ofHotel('r2', 'Old Mill')], total: 1 }) : new Promise(() => undefined),
  });
  const page = (
    <>
      <NearbyRooms room={aRoom()} />
      <Link to={other}>Other dates</Link>
    </>
  );
  renderPart(page, { at: `/rooms/r1?${stay}` });
  await userEvent.click(
    await screen.findByRole('link', { name: 'Old Mill' }).then(() => screen.getByText('Other dates')),
  );
  await waitFor(() => expect(link().closest('ul')).toHaveAttribute('aria-busy', 'true'));
  expect(link()).toHaveAttribute('href', `/rooms/r2?${stay}`);
  expect(screen.getByText('$240 total for 2 nights')).toBeVisible();
});
