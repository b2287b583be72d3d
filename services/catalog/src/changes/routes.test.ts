import { type CallResponse, calls, type OwnRoom } from '@wayhouse/contracts';
import { aHotel, aRoom } from '../testing/a-room.js';
import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
let now = Date.parse('2027-01-05T12:00:00Z');
beforeAll(async () => {
  // Each change has a time of its own.
  catalog = await startTestCatalog({ now: () => new Date((now += 1000)) });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

type Hotel = Awaited<ReturnType<(typeof steps)['aHotelOf']>>;
type Listed = CallResponse<typeof calls.listRecordedChanges>;

let count = 0;
async function aRoomOf({ owner, id }: Hotel, overrides: Parameters<typeof aRoom>[0] = {}): Promise<string> {
  const hotel = aHotel({ id, owner: { id: owner, name: '', image: '' } });
  const room = aRoom({ id: `c${++count}`, hotel, ...overrides });
  await catalog.storeRooms(room);
  return room.id;
}
const list = (hotel: Hotel, { as = hotel.owner, ...page }: { as?: string; limit?: number; after?: string } = {}) =>
  catalog.call(calls.listRecordedChanges, { id: hotel.id, ...page }, { as });
const changesOf = async (hotel: Hotel, as?: string) => ((await list(hotel, { as })).body as Listed).changes;
/** The newest change alone, without its id and time. */
async function newest(hotel: Hotel, as?: string) {
  const [{ _id: _, at: _at, ...change }] = (await changesOf(hotel, as)) as [Listed['changes'][number]];
  return change;
}

test('a hotel has been added by its owner', async () => {
  const hotel = await steps.aHotelOf();
  const [{ _id, ...change }, ...others] = (await changesOf(hotel)) as [Listed['changes'][number]];
  expect(change).toEqual({ kind: 'hotel-added', by: 'The owner', at: expect.stringMatching(/^2027-01-05T12:/) });
  expect([typeof _id, others]).toEqual(['string', []]);
});

test('names who has changed a room, and what it was before', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mira', 'manager');
  const id = await aRoomOf(hotel, { rates: [{ name: 'Christmas', nightMinor: 200_00 }, { name: 'Fair' }] });
  const rates = [
    { name: 'Christmas', pricePerNight: 220.5 },
    { name: 'Spring', percent: undefined, pricePerNight: 90 },
  ];
  await catalog.call(calls.changeRates, { id, version: 1, rates }, { as: 'mira' });
  expect(await newest(hotel)).toEqual({
    ...{ kind: 'rooms-changed', by: 'Name of mira', rooms: [id], roomCount: 1, differenceCount: 3 },
    differences: [
      { what: 'rate', name: 'Christmas', change: 'changed', from: 200, to: 220.5 },
      { what: 'rate', name: 'Fair', change: 'removed' },
      { what: 'rate', name: 'Spring', change: 'added', to: 90 },
    ],
  });
});

test('records the form of a room, its description, its booking window, further guests and availability', async () => {
  const hotel = await steps.aHotelOf();
  const id = await aRoomOf(hotel, { description: { squareMetres: 20 } });
  const as = hotel.owner;
  const { body } = await catalog.call(calls.listOwnRooms, {}, { as });
  const photos = JSON.stringify((body.rooms as OwnRoom[])[0]?.images);
  const form = { roomType: 'Single Bed', pricePerNight: '135', amenities: '["Pool Access"]', units: '3', photos };
  expect((await catalog.changeRoom(as, id, { ...form, version: '1' })).status).toBe(200);
  await catalog.call(calls.describeRoom, { id, version: 2, name: 'Garden room' }, { as });
  await catalog.call(calls.changeBookingWindow, { id, version: 3, leadDays: 2 }, { as });
  await catalog.call(calls.changeFurtherGuests, { id, version: 4, furtherGuests: { included: 1, each: 15 } }, { as });
  await catalog.call(calls.toggleAvailability, { roomId: id }, { as });
  // As it is already.
  await catalog.call(calls.toggleAvailability, { roomId: id, isAvailable: false }, { as });
  await catalog.call(calls.changeBookingWindow, { id, version: 6, leadDays: 2 }, { as });
  const differences = (await changesOf(hotel)).map((change) => 'differences' in change && change.differences);
  expect(differences).toEqual([
    [{ what: 'isAvailable', to: false }],
    [{ what: 'furtherGuests', to: 15 }],
    [{ what: 'leadDays', to: 2 }],
    [{ what: 'roomName', to: 'Garden room' }, { what: 'description' }],
    [
      { what: 'roomType', from: 'Double Bed', to: 'Single Bed' },
      { what: 'pricePerNight', from: 120, to: 135 },
      { what: 'units', from: 1, to: 3 },
      { what: 'amenity', name: 'Free WiFi', change: 'removed' },
      { what: 'amenity', name: 'Pool Access', change: 'added' },
    ],
    false,
  ]);
});
