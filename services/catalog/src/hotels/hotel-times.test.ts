import { calls, events, type Hotel, type HotelProfile, type OwnRoom, type Room } from '@wayhouse/contracts';
import { checkInTimes, checkOutTimes } from '@wayhouse/domain';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };

const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
async function register(as: string) {
  await catalog.registerHotel(as);
  return ownHotel(as);
}
const change = (as: string, { _id: id, version }: Pick<HotelProfile, '_id' | 'version'>, fields = {}) =>
  catalog.call(calls.changeHotel, { ...hotelDetails, ...fields, id, version }, { as });
const addRoom = async (as: string) => {
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
  return (await catalog.addRoom(as, form, [await aPhoto()])).body.room as OwnRoom;
};
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const changesOf = async (ownerId: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter((data) => data.ownerId === ownerId);

test('the times of a hotel are on its page, with its rooms and in their events', async () => {
  const hotel = await register('asha');
  const { _id: id } = await addRoom('asha');
  expect(hotel).not.toHaveProperty('checkInFrom');
  expect((await showRoom(id)).hotel).not.toHaveProperty('checkInFrom');
  expect((await change('asha', hotel, times)).body.hotel).toMatchObject({ version: 2, ...times });
  const shown = (await catalog.call(calls.showHotel, { hotel: hotel.slug })).body.hotel as Hotel;
  expect([shown, await ownHotel('asha'), (await showRoom(id)).hotel]).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining(times) as object),
  );
  expect(await changesOf('asha')).toMatchObject([{ roomId: id, version: 2, ...times }]);
  const later = await addRoom('asha');
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === later._id);
  expect(listed).toMatchObject(times);
});

test('the same times again publish no room, and without them it is by those of the house again', async () => {
  const hotel = await register('bela');
  const { _id: id } = await addRoom('bela');
  await change('bela', hotel, times);
  await change('bela', { ...hotel, version: 2 }, { ...times, description: 'By the sea.' });
  expect(await changesOf('bela')).toHaveLength(1);
  await change('bela', { ...hotel, version: 3 });
  expect(await ownHotel('bela')).not.toHaveProperty('checkOutUntil');
  expect((await showRoom(id)).hotel).not.toHaveProperty('checkInFrom');
  expect((await changesOf('bela')).at(-1)).not.toHaveProperty('checkInFrom');
});

test('they stay when its taxes are changed', async () => {
  const hotel = await register('carl');
  await change('carl', hotel, times);
  await catalog.call(calls.changeTaxes, { id: hotel._id, version: 2, taxes: [] }, { as: 'carl' });
  expect(await ownHotel('carl')).toMatchObject({ version: 3, ...times });
});

test.each([
  [{ checkInFrom: '05:30' }, 'checkInFrom'],
  [{ checkInFrom: '22:30' }, 'checkInFrom'],
  [{ checkInFrom: '15:15' }, 'checkInFrom'],
  [{ checkInFrom: '3 pm' }, 'checkInFrom'],
  [{ checkOutUntil: '18:30' }, 'checkOutUntil'],
  [{ checkOutUntil: 11 }, 'checkOutUntil'],
])('refuses %j', async (fields, field) => {
  await catalog.registerHotel('dina');
  const { status, body } = await change('dina', await ownHotel('dina'), fields);
  expect({ status, field: body.field }).toEqual({ status: 400, field });
});

test.each([{ checkInFrom: '12:00', checkOutUntil: '12:30' }, { checkOutUntil: '14:30' }, { checkInFrom: '10:30' }])(
  'refuses a check-out that is later than check-in: %j',
  async (fields) => {
    await catalog.registerHotel('emil');
    const { status, body } = await change('emil', await ownHotel('emil'), fields);
    expect({ status, field: body.field, message: body.message }).toEqual({
      status: 422,
      field: 'checkOutUntil',
      message: inputMessages['check-out-after-check-in'],
    });
  },
);

test('the widest choice is possible', async () => {
  const widest = { checkInFrom: checkInTimes.at(-1), checkOutUntil: checkOutTimes[0] };
  expect(await change('fay', await register('fay'), widest)).toMatchObject({ status: 200, body: { hotel: widest } });
});
