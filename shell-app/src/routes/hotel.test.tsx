import { screen, waitFor, within } from '@testing-library/react';
import { nonRefundable } from '@wayhouse/domain/cancellation-policy';
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
    messages.policies.title,
    messages.goodToKnow,
  ]);
  expect(screen.getByRole('link', { name: '14 Gangaur Ghat' })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps'),
  );
});

const noRooms = { 'GET /api/rooms': () => ok({ rooms: [], total: 0 }) };
const policies = async () => within(await screen.findByRole('region', { name: messages.policies.title }));

test('its policies are those of the house', async () => {
  stubApi({ [show]: () => ok({ hotel: aHotel() }), ...noRooms });
  open();
  const ofHouse = await policies();
  for (const text of [
    'Check-in from 2:00 PM',
    'Check-out by 11:00 AM',
    'Free cancellation up to 48 hours before check-in; after that one night is charged.',
    messages.policies.countAsGuests,
  ])
    expect(ofHouse.getByText(text)).toBeVisible();
  for (const absent of [messages.policies.taxes, messages.policies.plans])
    expect(ofHouse.queryByText(absent)).toBeNull();
});

test('or its own terms, taxes and rate plans', async () => {
  const terms = {
    taxes: [
      { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, value: 7, isIncluded: true },
      { name: 'City tax', kind: 'tax' as const, basis: 'person-night' as const, value: 2.5, isIncluded: false },
    ],
    cancellationPolicy: { freeUntilHours: 168, lateChargeNights: 2 },
    plans: [
      { id: 'saver', name: 'Saver', percentOff: 10, cancellationPolicy: nonRefundable },
      { id: 'breakfast', name: 'With breakfast', percentOff: 0, surcharge: 12.5, roomTypes: ['Family Suite' as const] },
    ],
  };
  stubApi({ [show]: () => ok({ hotel: aHotel(terms) }), ...noRooms });
  open();
  const own = await policies();
  const [hotels, ofBreakfast] = own.getAllByText(/^Free cancellation up to 7 days .* two nights are charged\.$/);
  expect(hotels).toBeVisible();
  const [saver, breakfast] = own.getAllByRole('listitem');
  expect(saver).toHaveTextContent('Saver10% off each nightNon-refundable: cancelling costs all nights.');
  expect(breakfast).toContainElement(ofBreakfast!);
  expect(breakfast).toHaveTextContent(/^With breakfast\+ \$12.50 per guest and night.*Only in: Family Suite$/);
  for (const text of ['Includes VAT (7%)', 'City tax ($2.50 per guest and night)'])
    expect(own.getByText(text)).toBeVisible();
});

const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const searched = `?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
const hotelOfThree = { [show]: () => ok({ hotel: aHotel({ rooms: 3, pricePerNight: 80 }) }) };
const card = async () => within(await screen.findByRole('region', { name: messages.goodToKnow }));

test('the way to the rooms counts and prices those of the list', async () => {
  const priced = aRoom({ _id: 'r1', pricePerNight: 130, totalPrice: 300, addedTaxes: 50 });
  const rooms = [priced, aRoom({ _id: 'r2', pricePerNight: 140 })];
  stubApi({ ...hotelOfThree, 'GET /api/rooms': () => ok({ rooms, total: 2 }) });
  open(searched);
  await waitFor(async () => expect((await card()).getByRole('link', { name: 'See 2 rooms' })).toBeVisible());
  expect((await card()).getByText('$125')).toBeVisible();
});

test('while those for other guests load, it stays as it was and fades', async () => {
  stubApi({
    ...hotelOfThree,
    'GET /api/rooms': ({ url }) =>
      url.includes('guests=2') ? ok({ rooms: [aRoom()], total: 1 }) : new Promise(() => {}),
  });
  const { user } = open(searched);
  const way = await screen.findByRole('link', { name: 'See 1 room' });
  await user.click(screen.getByRole('button', { name: 'One guest fewer' }));
  await waitFor(() => expect(way.closest('[aria-busy=true]')).toBeVisible());
});

test('there is none to rooms that are all taken', async () => {
  stubApi({ ...hotelOfThree, ...noRooms });
  open(searched);
  await screen.findByText('No room is free for these dates and guests.');
  expect((await card()).queryByRole('link', { name: /^See/ })).toBeNull();
  expect((await card()).queryByText(messages.noRooms)).toBeNull();
  expect((await card()).getByRole('link', { name: messages.several })).toBeVisible();
});

test('several rooms are booked for the stay that its rooms are shown for', async () => {
  stubApi({ ...hotelOfThree, ...noRooms });
  open(searched);
  const several = (await card()).getByRole('link', { name: messages.several });
  expect(several).toHaveAttribute('href', `/book-rooms/lakeside-haveli-udaipur${searched}`);
});

test('an unknown hotel is reported by its page', async () => {
  stubApi({ [show]: () => errorResponse(404, 'not-found', 'We cannot find this hotel.') });
  open();
  expect(await screen.findByRole('heading', { name: messages.unknown.title })).toBeVisible();
});
