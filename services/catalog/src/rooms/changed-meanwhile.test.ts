import { calls, type HotelProfile, type OwnRoom } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { staffSteps } from '../testing/staff-steps.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

/** Happens once, after the caller was found to be of the staff and photos are encoded, and before anything is stored. */
let meanwhile: (() => Promise<unknown>) | undefined;
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  const withMeanwhile: Parameters<typeof startTestCatalog>[1] = (context) => ({
    ...context,
    async inTransaction(work) {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return context.inTransaction(work);
    },
  });
  catalog = await startTestCatalog({}, withMeanwhile, { EXCHANGE_RATES: { INR: 80 } });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

const roomForm = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
const roomsOf = async (as: string) => (await catalog.call(calls.listOwnRooms, {}, { as })).body.rooms as OwnRoom[];

test('who is removed while the photos of a room are encoded adds no room', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mona', 'manager');
  meanwhile = () => catalog.call(calls.removeMember, { id: hotel.id, userId: 'mona' }, { as: hotel.owner });
  expect(await catalog.addRoom('mona', { ...roomForm, hotel: hotel.id }, [await aPhoto()])).toMatchObject({
    status: 404,
  });
  expect(await roomsOf(hotel.owner)).toEqual([]);
});

test('who is removed meanwhile changes the rates of no room', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mona', 'manager');
  await catalog.addRoom(hotel.owner, { ...roomForm, hotel: hotel.id }, [await aPhoto()]);
  const [room] = await roomsOf(hotel.owner);
  meanwhile = () => catalog.call(calls.removeMember, { id: hotel.id, userId: 'mona' }, { as: hotel.owner });
  const rate = { name: 'Season', from: '2027-03-01', to: '2027-03-02', pricePerNight: 1 };
  const rooms = [{ id: room!._id, version: room!.version }];
  const change = { ...{ hotel: hotel.id, rooms, rate }, mode: 'add' as const };
  expect((await catalog.call(calls.changeRatesOfRooms, change, { as: 'mona' })).status).toBe(404);
  expect(await roomsOf(hotel.owner)).toEqual([room]);
});

test('a room whose hotel gets another currency while its photos are encoded is not added at its price in that one', async () => {
  const { owner } = await steps.aHotelOf();
  const ownHotel = async () =>
    ((await catalog.call(calls.listOwnHotels, {}, { as: owner })).body.hotels as HotelProfile[])[0]!;
  const { _id: id, version } = await ownHotel();
  const inRupees = { ...hotelDetails, currency: 'INR' as const, id, version };
  meanwhile = () => catalog.call(calls.changeHotel, inRupees, { as: owner });
  expect(await catalog.addRoom(owner, roomForm, [await aPhoto()])).toMatchObject({ status: 409 });
  expect([(await ownHotel()).currency, await roomsOf(owner)]).toEqual(['INR', []]);
});

test('who has added a room and is removed does not get it by the same form again', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'nils', 'manager');
  const form = { ...roomForm, key: 'first-room' };
  const photo = await aPhoto();
  const { body } = await catalog.addRoom('nils', form, [photo]);
  const id = (body.room as { _id: string })._id;
  const copy = () => catalog.call(calls.duplicateRoom, { id, key: 'copy' }, { as: 'nils' });
  const copied = await copy();
  expect([(await catalog.addRoom('nils', form, [photo])).body, (await copy()).body]).toEqual([body, copied.body]);
  await catalog.call(calls.removeMember, { id: hotel.id, userId: 'nils' }, { as: hotel.owner });
  await catalog.registerHotel('nils', { name: 'House of Nils' });
  expect(await catalog.addRoom('nils', form, [photo])).toMatchObject({ status: 404 });
  expect(await copy()).toMatchObject({ status: 404 });
});
