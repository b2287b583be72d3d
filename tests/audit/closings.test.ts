import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set } = planted;
const kinds = async () => (await planted.platform.audit()).map(({ kind }) => kind);
const closeInBooking = () => set('booking', 'hotels', room.hotel.id, { isClosedByOwner: true });

test('reports the bookings that stand at a hotel that its owner has closed', async () => {
  await closeInBooking();
  await set('catalog', 'hotels', room.hotel.id, { closed: 'by-owner' });
  expect(new Set(await kinds())).toEqual(new Set(['guest-of-closed-hotel']));
});

test('reports a hotel that its owner has closed in booking alone, or in the catalog alone', async () => {
  await set('catalog', 'hotels', room.hotel.id, { closed: 'by-both' });
  expect(await kinds()).toEqual(['closed-otherwise']);
  await set('catalog', 'hotels', room.hotel.id, { closed: 'by-operator' });
  expect(await kinds()).toEqual([]);
  await closeInBooking();
  expect(await kinds()).toContain('closed-otherwise');
});

test('the guests of a hotel whose owner has gone are no contradiction', async () => {
  await closeInBooking();
  await set('catalog', 'hotels', room.hotel.id, { closed: 'for-good' });
  expect(await kinds()).not.toContain('guest-of-closed-hotel');
});
