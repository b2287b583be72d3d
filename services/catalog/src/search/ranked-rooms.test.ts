import { calls, events, type Room } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeEach(async () => {
  catalog = await startTestCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
});
afterEach(() => catalog.stop());

const photos = ['a', 'b', 'c'];
const inHotel = (id: string, hotel: string, more: Partial<Parameters<typeof aRoom>[0]> = {}) =>
  aRoom({ id, images: photos, hotel: aHotel({ id: hotel, name: hotel }), ...more });
const recommended = async (limit = 8, destination?: string) =>
  ((await catalog.call(calls.recommendRooms, { limit, ...(destination && { destination }) })).body.rooms as Room[]).map(
    ({ _id }) => _id,
  );
const processed = (count: number) =>
  eventually(async () => expect(await catalog.db.collection('inbox').countDocuments()).toBe(count));
const book = (roomId: string, night: string) =>
  catalog.publish(events.bookingConfirmed, bookingFacts({ bookingId: `${roomId} ${night}`, roomId, nights: [night] }));

test('recommends the most booked rooms, however new the others are', async () => {
  await catalog.storeRooms(
    inHotel('old', 'h1', { createdAt: new Date('2026-01-01T00:00:00Z') }),
    inHotel('new', 'h2', { createdAt: new Date('2027-01-04T00:00:00Z') }),
  );
  await book('old', '2027-02-01');
  await processed(1);
  expect(await recommended()).toEqual(['old', 'new']);
});

test('of a destination it recommends its rooms alone, by the same rank, and none with too few photos', async () => {
  const inGoa = (hotel: string) => ({ hotel: aHotel({ id: hotel, name: hotel, city: 'Goa' }) });
  await catalog.storeRooms(
    inHotel('elsewhere', 'h1', { hotel: aHotel({ id: 'h1', name: 'h1', city: 'Jaipur' }) }),
    inHotel('old', 'h2', { ...inGoa('h2'), createdAt: new Date('2026-01-01T00:00:00Z') }),
    inHotel('new', 'h3', { ...inGoa('h3'), createdAt: new Date('2027-01-04T00:00:00Z') }),
    inHotel('newest', 'h4', { ...inGoa('h4'), images: ['a'], createdAt: new Date('2027-01-05T00:00:00Z') }),
  );
  await book('old', '2027-02-01');
  await processed(1);
  expect(await recommended(8, 'goa')).toEqual(['old', 'new']);
  expect(await recommended(8, 'Oslo')).toEqual([]);
});

test('blocked nights and cancelled bookings do not count', async () => {
  await catalog.storeRooms(inHotel('a', 'h1'), inHotel('b', 'h2'));
  await book('a', '2027-02-01');
  await book('b', '2027-02-01');
  await book('b', '2027-02-05');
  await processed(3);
  expect(await recommended()).toEqual(['b', 'a']);
  for (const night of ['2027-02-01', '2027-02-05']) {
    await catalog.publish(events.bookingCancelled, {
      ...bookingFacts({ bookingId: `b ${night}`, roomId: 'b', nights: [night] }),
      version: 2,
      cancelledAt: '2027-01-06T10:00:00.000Z',
      chargedMinor: 0,
      owedMinor: 0,
      by: 'guest' as const,
    });
  }
  await catalog.publish(events.roomBlocked, { blockId: 'block', version: 1, roomId: 'b', nights: ['2027-03-01'] });
  await processed(6);
  expect(await recommended()).toEqual(['a', 'b']);
});

test('the best room of each hotel comes before the second one of any', async () => {
  await catalog.storeRooms(inHotel('a1', 'h1'), inHotel('a2', 'h1'), inHotel('b1', 'h2'));
  await book('a1', '2027-02-01');
  await book('a2', '2027-02-01');
  await processed(2);
  expect((await recommended()).slice(0, 2).sort()).toEqual(['a1', 'b1']);
  expect(await recommended(2)).toHaveLength(2);
});

test('a hotel with many rooms leaves their places to the others', async () => {
  const many = Array.from({ length: 24 }, (_, at) => inHotel(`large-${at + 10}`, 'h1', { images: [...photos, 'd'] }));
  await catalog.storeRooms(...many, inHotel('b', 'h2'), inHotel('c', 'h3'), inHotel('d', 'h4'));
  expect(await recommended(4)).toEqual(['large-10', 'b', 'c', 'd']);
  expect(await recommended(5)).toEqual(['large-10', 'b', 'c', 'd', 'large-11']);
});

test('a room needs enough large photos to be recommended', async () => {
  await catalog.registerHotel('owner');
  const files = (width: number) =>
    Promise.all(['#111', '#222', '#333'].map((colour) => aPhoto({ width, height: 500, colour })));
  const fields = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
  await catalog.addRoom('owner', fields, await files(limits.largePhotoPixels - 1));
  expect(await recommended()).toEqual([]);
  const added = await catalog.addRoom('owner', fields, await files(limits.largePhotoPixels));
  const { _id } = added.body.room as Room;
  expect(await recommended()).toEqual([_id]);
  const [first, second] = (added.body.room as Room).images;
  await catalog.changeRoom('owner', _id, { ...fields, version: '1', photos: JSON.stringify([first, second]) });
  expect(await recommended()).toEqual([]);
});

test('lists the cities that have rooms, the most booked first, with a photo of the second room that is not its cover', async () => {
  const inCity = (city: string) => ({ hotel: aHotel({ id: city, city }) });
  await catalog.storeRooms(
    inHotel('a', 'h1', inCity('Goa')),
    inHotel('b', 'h1', { ...inCity('Lisbon'), images: ['first', 'x', 'y'] }),
    inHotel('c', 'h1', { ...inCity('Lisbon'), images: ['second', 'its-bath'] }),
    inHotel('d', 'h1', { ...inCity('Kyoto'), isAvailable: false }),
  );
  await book('b', '2027-02-01');
  await processed(1);
  expect((await catalog.call(calls.listDestinations, {})).body.destinations).toEqual([
    { city: 'Lisbon', country: 'Portugal', rooms: 2, image: '/images/its-bath/1280.jpg' },
    { city: 'Goa', country: 'India', rooms: 1, image: '/images/b/1280.jpg' },
  ]);
});

test('finds rooms by another name of their city, their country and their hotel', async () => {
  await catalog.storeRooms(
    inHotel('a', 'h1', { hotel: aHotel({ city: 'Mumbai', name: 'Sea View' }) }),
    inHotel('b', 'h2', { hotel: aHotel({ city: 'Kochi', name: 'Lantern & Tide' }) }),
    inHotel('c', 'h3', { hotel: aHotel({ city: 'Lisbon', name: 'Azulejo Terrace' }) }),
  );
  const find = async (destination: string) =>
    ((await catalog.call(calls.listRooms, { destination })).body.rooms as Room[]).map(({ _id }) => _id).sort();
  expect(await find('Bombay')).toEqual(['a']);
  expect(await find('india')).toEqual(['a', 'b']);
  expect(await find('Lantern')).toEqual(['b']);
  expect(await find('tide lantern')).toEqual(['b']);
  expect(await find('Atlantis')).toEqual([]);
});
