import { calls } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

/** Happens once, after the photos of a room are encoded and before it is stored. */
let meanwhile: (() => Promise<unknown>) | undefined;
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
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
});
afterAll(() => catalog.stop());

test('who is removed while the photos of a room are encoded adds no room', async () => {
  const steps = staffSteps(catalog);
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mona', 'manager');
  const remove = () => catalog.call(calls.removeMember, { id: hotel.id, userId: 'mona' }, { as: hotel.owner });
  meanwhile = remove;
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]', hotel: hotel.id };
  expect(await catalog.addRoom('mona', form, [await aPhoto()])).toMatchObject({ status: 404 });
  expect((await catalog.call(calls.listOwnRooms, {}, { as: hotel.owner })).body.rooms).toEqual([]);
});
