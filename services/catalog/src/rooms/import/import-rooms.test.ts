import { type CallResponse, calls, events, type ImportRow, type OwnRoom } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingFacts, eventually, signToken } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../../testing/a-photo.js';
import { staffSteps } from '../../testing/staff-steps.js';
import { startTestCatalog } from '../../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog({}, undefined, { MAX_ROOMS_PER_HOTEL: 4 });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

type Hotel = Awaited<ReturnType<typeof steps.aHotelOf>>;
const form = { roomType: 'Double Bed', pricePerNight: '120.50', amenities: '["Pool Access"]', units: '3' };

/** A hotel with one room that its owner has added by hand. */
async function aHotelWithRoom() {
  const hotel = await steps.aHotelOf();
  const room = (await catalog.addRoom(hotel.owner, form, [await aPhoto()])).body.room as OwnRoom;
  return { hotel, room };
}
const lines = (...texts: string[]) => texts.join('\n');
const send = (hotel: Hotel, csv: string, { dryRun = false, as = hotel.owner } = {}) =>
  catalog.call(calls.importRooms, { hotel: hotel.id, csv, dryRun }, { as });
const rowsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.rows as ImportRow[];
const outcomes = (answer: Awaited<ReturnType<typeof send>>) =>
  rowsOf(answer).map(({ line, key, outcome }) => [line, key, outcome]);
const roomsOf = async ({ owner }: Hotel) =>
  ((await catalog.call(calls.listOwnRooms, {}, { as: owner })).body as CallResponse<typeof calls.listOwnRooms>).rooms;
const exportOf = async ({ owner, id }: Hotel) => {
  const headers = { authorization: `Bearer ${signToken(owner)}` };
  const response = await fetch(`${catalog.url}${calls.exportRooms.path}?hotel=${id}`, { headers });
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
};
const publishedOf = async ({ id }: Hotel) => [
  ...(await catalog.publishedEvents(events.roomListed)).filter(({ hotelId }) => hotelId === id),
  ...(await catalog.publishedEvents(events.roomChanged)).filter(({ hotelId }) => hotelId === id),
];

const newRooms = (room: OwnRoom) =>
  lines(
    'key,roomType,pricePerNight,units,amenities,copyPhotosOf,rate,from,to,weekdays,minNights',
    `Garden,Single Bed,80,2,free wifi; Room Service,${room._id}`,
    'Tower,Family Suite,300.75,,,Garden',
    'Tower,,340,,,,Weekends,,,"sat;fri",2',
  );

test('a dry run lists what would be done and changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const before = await publishedOf(hotel);
  const answer = await send(hotel, newRooms(room), { dryRun: true });
  expect(answer).toMatchObject({ status: 200, body: { message: confirmations.importChecked } });
  expect(rowsOf(answer)).toEqual([
    {
      ...{ line: 2, key: 'Garden', outcome: 'create', errors: [] },
      changes: [
        { field: 'roomType', to: 'Single Bed' },
        { field: 'pricePerNight', to: '80' },
        { field: 'units', to: '2' },
        { field: 'amenities', to: 'Free WiFi;Room Service' },
        { field: 'copyPhotosOf', to: room._id },
      ],
    },
    expect.objectContaining({ line: 3, key: 'Tower', outcome: 'create' }),
    {
      ...{ line: 4, key: 'Tower', rate: 'Weekends', outcome: 'create', errors: [] },
      changes: [
        { field: 'pricePerNight', to: '340' },
        { field: 'weekdays', to: 'fri;sat' },
        { field: 'minNights', to: '2' },
      ],
    },
  ]);
  expect(await roomsOf(hotel)).toEqual([room]);
  expect(await publishedOf(hotel)).toEqual(before);
});

test('adds rooms with photos of others, hidden, and publishes each once with its rates', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const answer = await send(hotel, newRooms(room));
  expect(answer).toMatchObject({ status: 200, body: { message: confirmations.roomsImported } });
  const added = (await roomsOf(hotel)).filter(({ _id }) => _id !== room._id);
  expect(added).toHaveLength(2);
  const [garden, tower] = ['Single Bed', 'Family Suite'].map((type) => added.find((each) => each.roomType === type));
  const shared = { images: room.images, version: 1, isAvailable: false };
  expect(garden).toMatchObject({ ...shared, pricePerNight: 80, units: 2, amenities: ['Free WiFi', 'Room Service'] });
  const weekends = { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 340, minNights: 2 };
  expect(tower).toMatchObject({ ...shared, pricePerNight: 300.75, amenities: [], rates: [weekends] });
  const listed = (await publishedOf(hotel)).filter(({ roomId }) => roomId !== room._id);
  expect(listed.map(({ roomId, version }) => [roomId, version]).sort()).toEqual(
    added.map(({ _id }) => [_id, 1]).sort(),
  );
});

test('counts the rooms that it adds at their hotel, all in one write', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const countOf = async () =>
    (await catalog.db.collection('hotels').findOne({ _id: hotel.id as never }))?.rooms as number;
  const before = await countOf();
  const write = jest.spyOn(catalog.db.model('hotels'), 'findOneAndUpdate');
  await send(hotel, newRooms(room));
  expect(await countOf()).toBe(before + 2);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

test('the same file again changes nothing, also sent twice at once', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const csv = newRooms(room);
  const [one, other] = await Promise.all([send(hotel, csv), send(hotel, csv)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const [rooms, published] = [await roomsOf(hotel), await publishedOf(hotel)];
  expect(rooms).toHaveLength(3);
  const again = await send(hotel, csv);
  expect(outcomes(again)).toEqual([
    [2, 'Garden', 'same'],
    [3, 'Tower', 'same'],
    [4, 'Tower', 'same'],
  ]);
  expect(await roomsOf(hotel)).toEqual(rooms);
  expect(await publishedOf(hotel)).toEqual(published);
});

test('a changed row changes its room alone, in what it names', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, newRooms(room));
  const before = await roomsOf(hotel);
  const answer = await send(hotel, lines('pricePerNight,KEY,units', '130,Garden,5', `,${room._id},`));
  expect(rowsOf(answer)).toEqual([
    {
      ...{ line: 2, key: 'Garden', outcome: 'change', errors: [] },
      changes: [
        { field: 'pricePerNight', from: '80', to: '130' },
        { field: 'units', from: '2', to: '5' },
      ],
    },
    { line: 3, key: room._id, outcome: 'same', changes: [], errors: [] },
  ]);
  const after = await roomsOf(hotel);
  const changed = after.filter((each) => !before.some((was) => JSON.stringify(was) === JSON.stringify(each)));
  expect(changed).toMatchObject([
    { roomType: 'Single Bed', pricePerNight: 130, units: 5, version: 2, amenities: ['Free WiFi', 'Room Service'] },
  ]);
  expect(await catalog.publishedEvents(events.roomChanged)).toContainEqual(
    expect.objectContaining({ roomId: changed[0]!._id, version: 2, nightMinor: 130_00, units: 5 }),
  );
});

test('an empty cell of amenities removes them, and a rate’s empty cell what it had', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, newRooms(room));
  const answer = await send(
    hotel,
    lines('key,amenities,rate,minNights,pricePerNight', 'Garden,', 'Tower,,Weekends,,350'),
  );
  expect(rowsOf(answer).map(({ changes }) => changes)).toEqual([
    [{ field: 'amenities', from: 'Free WiFi;Room Service', to: '' }],
    [
      { field: 'pricePerNight', from: '340', to: '350' },
      { field: 'minNights', from: '2', to: '' },
    ],
  ]);
  const tower = (await roomsOf(hotel)).find(({ roomType }) => roomType === 'Family Suite');
  expect(tower).toMatchObject({
    version: 2,
    rates: [{ name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 350 }],
  });
  expect(tower!.rates![0]).not.toHaveProperty('minNights');
});

test('an export imported again changes nothing, whatever rooms are called', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, lines('key,roomType,pricePerNight,copyPhotosOf', `=1+1,Single Bed,80,${room._id}`));
  const rates = [
    { name: '-10 % in "winter"; all week', from: '2027-12-01', to: '2028-02-28', pricePerNight: 99.5 },
    { name: 'Weekends', weekdays: ['fri' as const], pricePerNight: 150 },
    { name: 'Weekends', weekdays: ['sat' as const], noArrival: true, noDeparture: false, maxNights: 7 },
  ];
  await catalog.call(calls.changeRates, { id: room._id, version: 1, rates }, { as: hotel.owner });
  const csv = await exportOf(hotel);
  expect(csv).toMatch(/^\uFEFFkey,roomType,/);
  // An id may begin with a dash.
  expect(csv).toMatch(new RegExp(`\r\n'?${room._id},Double Bed,120.5,3,Pool Access,`));
  expect(csv).toContain("\r\n'=1+1,Single Bed,80,");
  expect(csv).toContain(`"'-10 % in ""winter""; all week"`);
  const before = await roomsOf(hotel);
  expect(outcomes(await send(hotel, csv)).map(([, key, outcome]) => [key, outcome])).toEqual([
    ...Array.from({ length: 4 }, () => [room._id, 'same']),
    ['=1+1', 'same'],
  ]);
  expect(await roomsOf(hotel)).toEqual(before);
});

test('refuses a file with errors, names all of them, and changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const before = [await roomsOf(hotel), await publishedOf(hotel)];
  const csv = lines(
    'key,roomType,pricePerNight,units,amenities,copyPhotosOf,rate,to',
    `${room._id},,99`,
    'New,Castle,0,1000,Moat',
    `,Single Bed,80,,,${room._id}`,
    `New,Single Bed,0.4,,,nobody`,
    'None,,80,,,,Weekends',
    `${room._id},Single Bed,80,,,,Weekends,soon`,
    `${room._id},,,,,,,2027-01-01`,
  );
  const answer = await send(hotel, csv);
  expect(answer).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'csv' } });
  expect(answer.body.message).toBe(errorMessages['import-refused']({ rows: 6 }));
  expect(rowsOf(answer).map(({ line, errors }) => [line, errors.map(({ field }) => field)])).toEqual([
    [2, []],
    [3, ['roomType', 'pricePerNight', 'units', 'amenities', 'copyPhotosOf']],
    [4, ['key']],
    [5, ['key', 'pricePerNight', 'copyPhotosOf']],
    [6, ['key']],
    [7, ['roomType', 'to']],
    [8, ['key', 'to']],
  ]);
  const messages = rowsOf(answer).flatMap(({ errors }) => errors.map(({ message }) => message));
  expect(messages).toContain(errorMessages['import-key-twice']({ line: 3 }));
  expect(messages).toContain(errorMessages['import-photos-missing']);
  expect(messages).toContain(errorMessages['import-photos-unknown']);
  expect(messages).toContain('A night must cost at least $0.50.');
  expect(rowsOf(await send(hotel, csv, { dryRun: true }))).toEqual(rowsOf(answer));
  expect([await roomsOf(hotel), await publishedOf(hotel)]).toEqual(before);
});

test('refuses more rooms than a hotel may have, at the rows that are too many', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const rows = [1, 2, 3, 4].map((each) => `Room ${each},Single Bed,80,${room._id}`);
  const answer = await send(hotel, lines('key,roomType,pricePerNight,copyPhotosOf', ...rows));
  expect(answer.status).toBe(422);
  expect(rowsOf(answer).at(-1)!.errors).toEqual([
    { field: 'key', message: errorMessages['too-many-rooms']({ rooms: 4 }) },
  ]);
  expect(await roomsOf(hotel)).toHaveLength(1);
});

test('refuses more rates than a room may have', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const rows = Array.from({ length: limits.rates + 1 }, (_, at) => `${room._id},Rate ${at},90`);
  const answer = await send(hotel, lines('key,rate,pricePerNight', ...rows));
  const refused = rowsOf(answer).filter(({ outcome }) => outcome === 'error');
  expect(refused).toMatchObject([{ line: limits.rates + 2, errors: [{ field: 'rate' }] }]);
});

test('a room of another hotel is neither changed nor a source of photos', async () => {
  const { room: foreign } = await aHotelWithRoom();
  const { hotel } = await aHotelWithRoom();
  const answer = await send(
    hotel,
    lines('key,roomType,pricePerNight,copyPhotosOf', `${foreign._id},Single Bed,1,${foreign._id}`),
  );
  expect(rowsOf(answer)).toMatchObject([
    { errors: [{ field: 'copyPhotosOf', message: errorMessages['import-photos-unknown'] }] },
  ]);
});

test('managers import and export, the reception does not, and another hotel is not found', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const other = await steps.aHotelOf();
  await steps.hire(hotel, 'rosa', 'reception');
  await steps.hire(hotel, 'mani', 'manager');
  const csv = lines('key,pricePerNight', `${room._id},99`);
  expect((await send(hotel, csv, { as: 'rosa' })).status).toBe(403);
  expect((await send(hotel, csv, { as: other.owner })).status).toBe(404);
  expect((await catalog.call(calls.exportRooms, { hotel: hotel.id }, { as: other.owner })).status).toBe(404);
  expect(await roomsOf(hotel)).toEqual([room]);
  expect(outcomes(await send(hotel, csv, { as: 'mani' }))).toEqual([[2, room._id, 'change']]);
});

test('other numbers of units list the nights anew that have become free or taken', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const id = room._id;
  await catalog.publish(events.bookingConfirmed, bookingFacts({ roomId: id, nights: ['2030-02-27'] }));
  const stored = () => catalog.db.collection('rooms').findOne({ _id: id as never });
  await eventually(async () => expect(await stored()).toMatchObject({ bookings: 1 }));
  const calendar = async () => JSON.stringify((await stored())?.calendar);
  expect(await calendar()).not.toContain('x');
  await send(hotel, lines('key,units', `${id},1`));
  expect(await calendar()).toContain('x');
  await send(hotel, lines('key,units', `${id},2`));
  expect(await calendar()).not.toContain('x');
});
