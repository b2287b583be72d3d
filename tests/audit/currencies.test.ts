import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set } = planted;
const rupees = { quotedMinor: room.nightMinor, nightMinor: Math.round(room.nightMinor / 80), rate: 80 };
const own = ['payment', 'notification'] as const;

beforeEach(async () => {
  await set('catalog', 'hotels', room.hotel.id, { currency: 'INR' });
  await set('catalog', 'rooms', room.id, { 'hotel.currency': 'INR', ...rupees });
  await set('booking', 'rooms', room.id, { 'facts.currency': 'INR' });
  for (const id of ['b1', 'b2']) {
    await set('booking', 'bookings', id, { 'booking.currency': 'INR' });
    for (const copy of own) await set(copy, 'booking_projection', id, { 'facts.currency': 'INR' });
  }
});
const kinds = async () => (await planted.platform.audit()).map(({ kind }) => kind);

test('a hotel with a currency of its own passes, with its rooms and bookings', async () => {
  expect(await kinds()).toEqual([]);
});

test('reports a booking in another currency, and a room', async () => {
  await set('booking', 'bookings', 'b1', { 'booking.currency': 'USD' });
  for (const copy of own) await set(copy, 'booking_projection', 'b1', { 'facts.currency': 'USD' });
  expect(await kinds()).toEqual(['currency-other-than-hotel']);
  await set('catalog', 'hotels', room.hotel.id, { currency: 'EUR' });
  expect((await kinds()).filter((kind) => kind === 'currency-other-than-hotel')).toHaveLength(3);
});

test('reports a price that search compares by another rate than it names', async () => {
  await set('catalog', 'rooms', room.id, { rate: 90 });
  expect(await kinds()).toEqual(['currency-other-than-hotel']);
});
