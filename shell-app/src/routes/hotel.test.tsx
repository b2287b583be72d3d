import { screen, waitFor } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { Route, Routes } from 'react-router-dom';
import { messages } from '../features/hotel/messages.js';
import { aHotel } from '../testing/a-hotel.js';
import { aRoom } from '../testing/a-room.js';
import { renderPart } from '../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../testing/stub-api.js';
import { HotelPage } from './hotel.js';

const show = 'GET /api/hotels/lakeside-haveli-udaipur';
const open = (query = '') =>
  renderPart(
    <Routes>
      <Route path="/hotels/:hotel" element={<HotelPage />} />
    </Routes>,
    { at: `/hotels/lakeside-haveli-udaipur${query}` },
  );

test('shows what the owner says, where it is on the map, and its rooms', async () => {
  const requests = stubApi({
    [show]: () => ok({ hotel: aHotel() }),
    'GET /api/rooms': () => ok({ rooms: [aRoom({ _id: 'r1' }), aRoom({ _id: 'r2' })], total: 2 }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside Haveli' })).toBeVisible();
  for (const text of ['Balconies over the lake.', 'Parking', 'Languages spoken: English and Hindi'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: '14 Gangaur Ghat' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org/?mlat=24.57&mlon=73.68'),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(requests.map(({ url }) => url)).toContain('/api/rooms?hotel=h1&sort=price-asc&limit=24');
});

test('for a stay, only the rooms that are free are shown, or that none is', async () => {
  const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
  const requests = stubApi({
    [show]: () => ok({ hotel: aHotel() }),
    'GET /api/rooms': () => ok({ rooms: [], total: 0 }),
  });
  open(`?${stay}`);
  expect(await screen.findByText('No room is free for these dates and guests.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(`/api/rooms?hotel=h1&sort=price-asc&limit=24&${stay}`);
});

test('a hotel of which nothing was said and no room can be booked has no empty sections', async () => {
  const bare = aHotel({
    description: '',
    amenities: [],
    languages: [],
    images: [],
    rooms: 0,
    pricePerNight: undefined,
  });
  const { latitude: _n, longitude: _e, ...hotel } = bare;
  stubApi({ [show]: () => ok({ hotel }) });
  open();
  expect(await screen.findByText(messages.noRooms)).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Lakeside Haveli',
    messages.goodToKnow,
  ]);
  expect(screen.getByRole('link', { name: '14 Gangaur Ghat' })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps'),
  );
});

test('an unknown hotel is reported by its page', async () => {
  stubApi({ [show]: () => errorResponse(404, 'not-found', 'We cannot find this hotel.') });
  open();
  expect(await screen.findByRole('heading', { name: messages.unknown.title })).toBeVisible();
});
