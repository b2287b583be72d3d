import { calls } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

/** Happens once, after the photos of a room are encoded and before it is stored. */
let meanwhile: (() => Promise<unknown>) | undefined;
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog({}, (context) => ({
    ...context,
    async inTransaction(work) {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return context.inTransaction(work);
    },
  }));
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

test('who is removed while the photos of a room are encoded adds no room', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mona', 'manager');
  const remove = () => catalog.call(calls.removeMember, { id: hotel.id, userId: 'mona' }, { as: hotel.owner });
  meanwhile = remove;
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]', hotel: hotel.id };
  expect(await catalog.addRoom('mona', form, [await aPhoto()])).toMatchObject({ status: 404 });
  expect((await catalog.call(calls.listOwnRooms, {}, { as: hotel.owner })).body.rooms).toEqual([]);
});

test('who has added a room and is removed does not get it by the same form again', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'nils', 'manager');
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]', key: 'first-room' };
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
