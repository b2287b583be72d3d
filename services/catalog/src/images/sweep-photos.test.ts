import { calls, events, type HotelProfile, type OwnRoom } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import type { ServiceContext } from '@wayhouse/service-kit';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog, storedObjects } from '../testing/test-catalog.js';
import { hotelRepository } from '../hotels/hotel-repository.js';
import { roomRepository } from '../rooms/room-repository.js';
import { nightHoldProjection } from '../search/night-hold-projection.js';
import { shownPhotos } from './shown-photos.js';
import { openPhotoStore, type PhotoStore } from './photo-store.js';
import { sweepPhotos } from './sweep-photos.js';
import { type UnshownPhotos, unshownPhotoRepository } from './unshown-photo-repository.js';

const day = 24 * 3600_000;
let clock = new Date('2027-01-05T06:00:00Z');
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let store: PhotoStore;
let unshown: UnshownPhotos;
beforeAll(async () => {
  const withClock = (context: ServiceContext) => ({ ...context, now: () => clock });
  catalog = await startTestCatalog({}, withClock);
  store = await openPhotoStore(catalog.storage);
  unshown = unshownPhotoRepository(catalog.db);
  await catalog.registerHotel('owner');
});
afterAll(() => catalog.stop());

const details = { roomType: 'Double Bed', pricePerNight: '120', amenities: '["Free WiFi"]' };
const shown = () =>
  shownPhotos(roomRepository(catalog.db), hotelRepository(catalog.db), nightHoldProjection(catalog.db));
const isShown = (id: string) => shown().isShown(id);
const listShown = () => shown().listShown();
const sweep = (over: Partial<Parameters<typeof sweepPhotos>[0]> = {}) =>
  sweepPhotos({ store, unshown, listShown, isShown, now: () => clock, ...over });
const later = (days: number) => void (clock = new Date(clock.getTime() + days * day));
const photoOf = ({ images }: { images?: string[] }) => images![0]!.split('/')[2]!;
const storedIds = async () => [...new Set((await storedObjects(catalog.storage)).map((name) => name.split('/')[0]!))];

let colours = 0x100;
const anyPhoto = () => aPhoto({ colour: `#${(colours++).toString(16)}` });

type Listed = Pick<OwnRoom, '_id' | 'images' | 'version'>;

async function addRoom(photo: Buffer): Promise<Listed> {
  const added = await catalog.addRoom('owner', details, [photo]);
  expect(added.status).toBe(200);
  return { ...(added.body.room as OwnRoom), version: 1 };
}
async function replacePhoto({ _id, version }: Listed, photo: Buffer): Promise<Listed> {
  const form = { ...details, version: String(version), photos: '[0]' };
  const changed = await catalog.changeRoom('owner', _id, form, [photo]);
  expect(changed.body).toMatchObject({ success: true });
  return changed.body.room as OwnRoom;
}

test('a photo that was taken off its room is removed after seven days, and not before; shown ones stay', async () => {
  const before = await addRoom(await anyPhoto());
  const after = await replacePhoto(before, await anyPhoto());
  expect(await sweep()).toBe(0);
  later(6.9);
  expect(await sweep()).toBe(0);
  expect(await storedIds()).toEqual(expect.arrayContaining([photoOf(before), photoOf(after)]));
  later(0.2);
  expect(await sweep()).toBe(1);
  expect(await storedIds()).not.toContain(photoOf(before));
  expect(await store.has(photoOf(after))).toBe(true);
  later(30);
  expect(await sweep()).toBe(0);
});

test('a photo that is uploaded again meanwhile stays, and its days count anew when it is taken off', async () => {
  const photo = await anyPhoto();
  const first = await addRoom(photo);
  const id = photoOf(first);
  let room = await replacePhoto(first, await anyPhoto());
  await sweep();
  later(6);
  room = await replacePhoto(room, photo);
  later(10);
  expect(await sweep()).toBe(0);
  expect(await store.has(id)).toBe(true);
  await replacePhoto(room, await anyPhoto());
  await sweep();
  later(6);
  await sweep();
  expect(await store.has(id)).toBe(true);
});

test('an upload of a photo that is just being removed is refused for now, and works once it is removed', async () => {
  const photo = await anyPhoto();
  const old = await addRoom(photo);
  await replacePhoto(old, await anyPhoto());
  await sweep();
  later(8);
  const removing: PhotoStore['remove'] = async (id) => {
    if (id !== photoOf(old)) return store.remove(id);
    expect(await catalog.addRoom('owner', details, [photo])).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    await store.remove(id);
  };
  await sweep({ store: { ...store, remove: removing } });
  expect(await storedIds()).not.toContain(photoOf(old));
  const again = await addRoom(photo);
  expect(photoOf(again)).toBe(photoOf(old));
  expect(await store.has(photoOf(again))).toBe(true);
});

test('what a failed upload has left is removed, and a removal that was interrupted is completed', async () => {
  await addRoom(await anyPhoto());
  const whole = await storedObjects(catalog.storage);
  const id = 'left-behind';
  const file = new URL(import.meta.url).pathname;
  await store.add(id, [
    { width: 400, format: 'avif', file },
    { width: 400, format: 'webp', file },
  ]);
  await sweep();
  later(8);
  const interrupted = () => Promise.reject(new Error('killed'));
  await expect(sweep({ store: { ...store, remove: interrupted } })).rejects.toThrow('killed');
  expect(await sweep()).toBe(0);
  later(0.1);
  expect(await sweep()).toBe(1);
  expect(await storedObjects(catalog.storage)).toEqual(whole);
  expect(await catalog.db.collection('unshown_photos').countDocuments({ _id: id as never })).toBe(0);
});

test('a room that shows a photo by the time of its removal keeps it', async () => {
  const id = 'shown-late';
  const file = new URL(import.meta.url).pathname;
  await store.add(id, [{ width: 1280, format: 'jpg', file }]);
  await sweep();
  later(8);
  let asked = 0;
  const shownSinceTheList = async (each: string) => (each === id ? ++asked > 0 : isShown(each));
  await sweep({ isShown: shownSinceTheList });
  expect(asked).toBe(1);
  expect(await store.has(id)).toBe(true);
});

test('a photo that a hotel has in common with a room stays until neither shows it', async () => {
  await catalog.registerHotel('host');
  const photo = await anyPhoto();
  const { body } = await catalog.addRoom('host', details, [photo]);
  const room = { ...(body.room as OwnRoom), version: 1 };
  const [{ _id }] = (await catalog.call(calls.listOwnHotels, {}, { as: 'host' })).body.hotels as [HotelProfile];
  const setPhotos = async (version: string, photos: string, files: Buffer[]) =>
    expect((await catalog.changeHotelPhotos('host', _id, { version, photos }, files)).status).toBe(200);
  await setPhotos('1', '[0]', [photo]);
  const form = { ...details, version: '1', photos: '[0]' };
  expect((await catalog.changeRoom('host', room._id, form, [await anyPhoto()])).status).toBe(200);
  for (let sweeps = 0; sweeps < 2; sweeps++) {
    await sweep();
    later(8);
  }
  expect(await store.has(photoOf(room))).toBe(true);
  await setPhotos('2', '[]', []);
  await sweep();
  later(8);
  await sweep();
  expect(await store.has(photoOf(room))).toBe(false);
});

test('of an owner who has gone the photos are removed that no booking shows', async () => {
  await catalog.registerHotel('gone');
  const add = async () => {
    const added = await catalog.addRoom('gone', details, [await anyPhoto()]);
    return { ...(added.body.room as OwnRoom), version: 1 };
  };
  const [booked, blocked, unused] = [await add(), await add(), await add()];
  const [{ _id }] = (await catalog.call(calls.listOwnHotels, {}, { as: 'gone' })).body.hotels as [HotelProfile];
  const hotelForm = { version: '1', photos: '[0]' };
  const changed = (await catalog.changeHotelPhotos('gone', _id, hotelForm, [await anyPhoto()])).body
    .hotel as HotelProfile;
  const holds = () => catalog.db.collection('night_holds').countDocuments();
  await catalog.publish(events.bookingConfirmed, bookingFacts({ bookingId: 'b1', roomId: booked._id }));
  const block = { blockId: `block-${blocked._id}`, version: 1, roomId: blocked._id, nights: ['2027-03-01'] };
  await catalog.publish(events.roomBlocked, block);
  await eventually(async () => expect(await holds()).toBe(2));
  const stored = async () => Promise.all([booked, blocked, unused, changed].map((room) => store.has(photoOf(room))));
  await sweep();
  later(8);
  await sweep();
  expect(await stored()).toEqual([true, true, true, true]);
  await catalog.publish(events.accountDeleted, { userId: 'gone', addresses: [] });
  const closed = { 'hotel.owner.id': 'gone', 'hotel.closed': 'for-good' };
  await eventually(async () => expect(await catalog.db.collection('rooms').countDocuments(closed)).toBe(3));
  await sweep();
  later(8);
  await sweep();
  expect(await stored()).toEqual([true, false, false, false]);
});
