import { type CallResponse, calls, events, type OwnRoom } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhoto } from '../testing/a-photo.js';
import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog({}, undefined, { MAX_ROOMS_PER_HOTEL: 2 });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

const form = { roomType: 'Double Bed', pricePerNight: '120.50', amenities: '["Pool Access"]', units: '3' };
const furtherGuests = { included: 1, amount: 15 };
const description = { name: 'Garden Double', squareMetres: 24, accessibility: ['step-free' as const] };
const rates = [{ name: 'Weekends', weekdays: ['fri' as const], pricePerNight: 150, minNights: 2 }];

/** A room with rates, and its hotel. */
async function aRoomOf() {
  const hotel = await steps.aHotelOf();
  const { _id: id } = (await catalog.addRoom(hotel.owner, form, [await aPhoto()])).body.room as OwnRoom;
  await catalog.call(calls.changeFurtherGuests, { id, version: 1, furtherGuests }, { as: hotel.owner });
  await catalog.call(calls.changeRates, { id, version: 2, rates }, { as: hotel.owner });
  const { body } = await catalog.call(calls.describeRoom, { id, version: 3, ...description }, { as: hotel.owner });
  return { hotel, room: body.room as OwnRoom };
}
const duplicate = (id: string, as: string, key?: string) => catalog.call(calls.duplicateRoom, { id, key }, { as });
const roomsOf = async ({ owner }: { owner: string }) =>
  ((await catalog.call(calls.listOwnRooms, {}, { as: owner })).body as CallResponse<typeof calls.listOwnRooms>).rooms;

test('a duplicate has all fields, the description, rates and photos of the room, is hidden, and is published', async () => {
  const { hotel, room } = await aRoomOf();
  const { status, body } = await duplicate(room._id, hotel.owner);
  expect(status).toBe(200);
  const added = body.room as OwnRoom;
  const { roomType, pricePerNight, amenities, units, images } = room;
  expect(added).toMatchObject({
    roomType,
    pricePerNight,
    amenities,
    units,
    images,
    rates,
    furtherGuests,
    ...description,
  });
  expect(added).toMatchObject({ version: 1, isAvailable: false });
  expect(added._id).not.toBe(room._id);
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === added._id);
  expect(listed).toMatchObject({ units: 3, images, isAvailable: false, hotelId: hotel.id });
});

test('the same request, at once or later, adds one room', async () => {
  const { hotel, room } = await aRoomOf();
  const send = () => duplicate(room._id, hotel.owner, 'again');
  const responses = [...(await Promise.all([send(), send()])), await send()];
  expect(new Set(responses.map(({ body }) => (body.room as OwnRoom)._id)).size).toBe(1);
  expect(await roomsOf(hotel)).toHaveLength(2);
});

test('refuses more rooms than the hotel may have', async () => {
  const { hotel, room } = await aRoomOf();
  await duplicate(room._id, hotel.owner);
  expect(await duplicate(room._id, hotel.owner)).toMatchObject({
    status: 422,
    body: { message: errorMessages['too-many-rooms']({ rooms: 2 }) },
  });
  expect(await roomsOf(hotel)).toHaveLength(2);
});

test('managers duplicate rooms, the reception does not, and another hotel’s room is not found', async () => {
  const { hotel, room } = await aRoomOf();
  const other = await steps.aHotelOf();
  await steps.hire(hotel, 'rosa', 'reception');
  expect((await duplicate(room._id, 'rosa')).status).toBe(403);
  expect((await duplicate(room._id, other.owner)).status).toBe(404);
  expect(await roomsOf(hotel)).toHaveLength(1);
  await steps.hire(hotel, 'mani', 'manager');
  expect((await duplicate(room._id, 'mani')).status).toBe(200);
});
