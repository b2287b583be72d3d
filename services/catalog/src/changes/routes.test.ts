import { type CallInput, type CallResponse, calls, type OwnRoom } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { staffSteps } from '../testing/staff-steps.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

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
    { name: 'Spring', pricePerNight: 90 },
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
  await catalog.call(calls.changeFurtherGuests, { id, version: 4, furtherGuests: { included: 1, amount: 15 } }, { as });
  await catalog.call(calls.toggleAvailability, { roomId: id }, { as });
  // As it is already.
  await catalog.call(calls.toggleAvailability, { roomId: id, isAvailable: false }, { as });
  await catalog.call(calls.changeBookingWindow, { id, version: 6, leadDays: 2 }, { as });
  const differences = (await changesOf(hotel)).map((change) => 'differences' in change && change.differences);
  expect(differences).toEqual([
    [{ what: 'isAvailable', to: false }],
    [{ what: 'furtherGuests', to: 15 }],
    [{ what: 'leadDays', from: 0, to: 2 }],
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

test('a change of several rooms is one, with what is the same in all of them', async () => {
  const hotel = await steps.aHotelOf();
  const rooms: string[] = [];
  for (const nightMinor of [100_00, 200_00, 300_00]) rooms.push(await aRoomOf(hotel, { nightMinor }));
  const seen = (version: number) => rooms.map((id) => ({ id, version }));
  const change = (version: number, rate: CallInput<typeof calls.changeRatesOfRooms>['rate']) =>
    catalog.call(
      calls.changeRatesOfRooms,
      { hotel: hotel.id, rooms: seen(version), mode: 'add', rate },
      { as: hotel.owner },
    );
  await change(1, { name: 'Fair', pricePerNight: 250 });
  await change(2, { name: 'Fair', percent: 10 });
  // The same once more is none.
  await change(3, { name: 'Fair', percent: 10 });
  const about = { kind: 'rooms-changed', by: 'The owner', rooms, roomCount: 3, differenceCount: 1 };
  expect((await changesOf(hotel)).slice(0, -1)).toMatchObject([
    { ...about, differences: [{ what: 'rate', name: 'Fair', change: 'changed' }] },
    { ...about, differences: [{ what: 'rate', name: 'Fair', change: 'added', to: 250 }] },
  ]);
  expect((await changesOf(hotel))[0]).not.toHaveProperty('differences.0.to');
});

test('an import is one change, with the first of its rooms and differences', async () => {
  const hotel = await steps.aHotelOf();
  const id = await aRoomOf(hotel);
  const csv = (count_: number) =>
    ['key,roomType,pricePerNight,amenities,copyPhotosOf', `${id},Double Bed,140,Free WiFi,`]
      .concat(Array.from({ length: count_ }, (_, at) => `new-${at},Single Bed,80,,${id}`))
      .join('\n');
  const send = (text: string, dryRun: boolean) =>
    catalog.call(calls.importRooms, { hotel: hotel.id, csv: text, dryRun }, { as: hotel.owner });
  await send(csv(12), true);
  expect(await newest(hotel)).toMatchObject({ kind: 'hotel-added' });
  expect((await send(csv(12), false)).status).toBe(200);
  await send(csv(12), false);
  const [imported, ...others] = await changesOf(hotel);
  expect(imported).toMatchObject({
    ...{ kind: 'rooms-imported', added: 12, roomCount: 13, differenceCount: 1 },
    differences: [{ what: 'pricePerNight', from: 120, to: 140 }],
  });
  expect([(imported as { rooms: string[] }).rooms.length, others.length]).toEqual([10, 1]);
});

test('rooms that are added, and a copy of one, are changes', async () => {
  const hotel = await steps.aHotelOf();
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '["Free WiFi"]' };
  const added = (await catalog.addRoom(hotel.owner, form, [await aPhoto()])).body.room as OwnRoom;
  const copy = await catalog.call(calls.duplicateRoom, { id: added._id, key: 'copy' }, { as: hotel.owner });
  await catalog.call(calls.duplicateRoom, { id: added._id, key: 'copy' }, { as: hotel.owner });
  const of = (id: string) => ({ kind: 'rooms-added', by: 'The owner', rooms: [id], roomCount: 1 });
  expect((await changesOf(hotel)).slice(0, -1)).toMatchObject([of((copy.body.room as OwnRoom)._id), of(added._id)]);
});

test('records the profile of a hotel without its phone and email address, its taxes, offers and rate plans', async () => {
  const hotel = await steps.aHotelOf();
  const { id, owner: as } = hotel;
  const profile = { ...hotelDetails, name: 'Sea House', contact: '+91 832 555 0199', email: 'sea@example.test' };
  await catalog.call(calls.changeHotel, { id, version: 1, ...profile, checkInFrom: '15:00' }, { as });
  const vat = { name: 'VAT', kind: 'tax', basis: 'percent', value: 7, isIncluded: true } as const;
  const city = { name: 'City tax', kind: 'tax', basis: 'night', value: 2, isIncluded: false } as const;
  await catalog.call(calls.changeTaxes, { id, version: 2, taxes: [vat, city] }, { as });
  await catalog.call(calls.changeTaxes, { id, version: 3, taxes: [city, vat] }, { as });
  await catalog.call(calls.changeOffers, { id, version: 4, offers: ['summer'] }, { as });
  const plan = { id: 'p1', name: 'Saver', percentOff: 10 };
  await catalog.call(calls.changeRatePlans, { id, version: 5, plans: [plan] }, { as });
  const policy = { freeUntilHours: 24, lateChargeNights: 2 };
  const renamed = { ...plan, name: 'Super saver' };
  await catalog.call(calls.changeRatePlans, { id, version: 6, cancellationPolicy: policy, plans: [renamed] }, { as });
  const differences = (await changesOf(hotel)).map((change) => 'differences' in change && change.differences);
  expect(differences).toEqual([
    [{ what: 'cancellationPolicy' }, { what: 'ratePlan', name: 'Super saver', change: 'changed' }],
    [{ what: 'ratePlan', name: 'Saver', change: 'added' }],
    [{ what: 'offer', name: 'summer', change: 'added' }],
    [{ what: 'taxOrder' }],
    [
      { what: 'tax', name: 'VAT', change: 'added' },
      { what: 'tax', name: 'City tax', change: 'added' },
    ],
    [
      { what: 'hotelName', from: 'Sea View', to: 'Sea House' },
      { what: 'checkInFrom', from: '14:00', to: '15:00' },
      { what: 'phone' },
      { what: 'email' },
    ],
    false,
  ]);
});
