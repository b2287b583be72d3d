import { type CallInput, type CallResponse, calls, events, type ImportRow, type OwnRoom } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { signToken } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../../testing/a-photo.js';
import { staffSteps } from '../../testing/staff-steps.js';
import { startTestCatalog } from '../../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

type Hotel = Awaited<ReturnType<typeof steps.aHotelOf>>;
type Description = Omit<CallInput<typeof calls.describeRoom>, 'id' | 'version'>;
const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
const garden: Description = {
  name: 'Garden Double',
  description: 'Its own door.\n\nQuiet at night.',
  squareMetres: 24,
  beds: [
    { kind: 'queen', count: 1 },
    { kind: 'sofa-bed', count: 2 },
  ],
  moreAmenities: ['desk', 'sea-view'],
  accessibility: ['step-free'],
};
const fields = Object.keys(garden);

/** A hotel with one room, described like this. */
async function aHotelWithRoom(description: Description = garden) {
  const hotel = await steps.aHotelOf();
  const added = (await catalog.addRoom(hotel.owner, form, [await aPhoto()])).body.room as OwnRoom;
  return { hotel, room: await describeRoom(hotel, added, description) };
}
const describeRoom = async (hotel: Hotel, { _id: id, version }: OwnRoom, description: Description) =>
  (await catalog.call(calls.describeRoom, { id, version, ...description }, { as: hotel.owner })).body.room as OwnRoom;
const send = (hotel: Hotel, csv: string, more: { dryRun?: boolean; seen?: number[] } = {}) =>
  catalog.call(calls.importRooms, { hotel: hotel.id, csv, dryRun: false, ...more }, { as: hotel.owner });
const rowsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.rows as ImportRow[];
const roomsOf = async ({ owner }: Hotel) =>
  ((await catalog.call(calls.listOwnRooms, {}, { as: owner })).body as CallResponse<typeof calls.listOwnRooms>).rooms!;
const changesOf = async ({ id }: Hotel) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ hotelId }) => hotelId === id);
const lines = (...texts: string[]) => texts.join('\n');

const header = 'key,name,text,size,beds,moreAmenities,accessibility';
const row = (key: string) =>
  `${key},Courtyard,"Three steps,\nthen ""home""",30,2 Cot;king,Sea View; desk,lift;step free`;

test('a dry run lists what would be described otherwise, and changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const before = await changesOf(hotel);
  const answer = await send(hotel, lines(header, row(room._id)), { dryRun: true });
  expect(rowsOf(answer)).toEqual([
    {
      ...{ line: 2, key: room._id, outcome: 'change', errors: [] },
      changes: [
        { field: 'name', from: 'Garden Double', to: 'Courtyard' },
        { field: 'text', from: 'Its own door.\n\nQuiet at night.', to: 'Three steps,\nthen "home"' },
        { field: 'size', from: '24', to: '30' },
        { field: 'beds', from: '1 queen;2 sofa-bed', to: '1 king;2 cot' },
        { field: 'accessibility', from: 'step-free', to: 'step-free;lift' },
      ],
    },
  ]);
  expect(await roomsOf(hotel)).toEqual([room]);
  expect(await changesOf(hotel)).toEqual(before);
});

test('describes rooms that it changes and those that it adds, and publishes their names alone; once', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const csv = lines(
    `roomType,pricePerNight,copyPhotosOf,${header}`,
    `,,,${row(room._id)}`,
    `Single Bed,80,${room._id},Attic,Under the roof,,12,,,`,
  );
  expect((await send(hotel, csv)).status).toBe(200);
  const [attic, courtyard] = await roomsOf(hotel);
  expect(courtyard).toMatchObject({
    ...{ _id: room._id, version: room.version + 1, name: 'Courtyard', squareMetres: 30 },
    description: 'Three steps,\nthen "home"',
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'cot', count: 2 },
    ],
    ...{ moreAmenities: ['desk', 'sea-view'], accessibility: ['step-free', 'lift'] },
  });
  expect(attic).toMatchObject({ name: 'Under the roof', squareMetres: 12, isAvailable: false, version: 1 });
  for (const field of ['description', 'beds', 'moreAmenities', 'accessibility'])
    expect(attic).not.toHaveProperty(field);

  const changed = (await changesOf(hotel)).find(({ version }) => version === courtyard!.version)!;
  expect(changed).toMatchObject({ roomId: room._id, roomName: 'Courtyard' });
  expect(JSON.stringify(changed)).not.toContain('Three steps');
  const listed = (await catalog.publishedEvents(events.roomListed)).filter(({ roomId }) => roomId === attic!._id);
  expect(listed).toMatchObject([{ roomName: 'Under the roof' }]);

  const [rooms, published] = [await roomsOf(hotel), await changesOf(hotel)];
  expect(rowsOf(await send(hotel, csv)).map(({ outcome }) => outcome)).toEqual(['same', 'same']);
  expect(await roomsOf(hotel)).toEqual(rooms);
  expect(await changesOf(hotel)).toEqual(published);
});

test('a file without these columns leaves the description, and so do columns that it does not have', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, lines('key,pricePerNight', `${room._id},130`));
  expect((await roomsOf(hotel))[0]).toMatchObject({ ...garden, pricePerNight: 130 });
  await send(hotel, lines('key,size', `${room._id},31`));
  expect((await roomsOf(hotel))[0]).toMatchObject({ ...garden, squareMetres: 31 });
});

test('an empty cell removes what the room was described with, like that of amenities', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, lines('key,name,beds', `${room._id},,`));
  const [bare] = await roomsOf(hotel);
  expect(bare).toMatchObject({ description: garden.description, squareMetres: 24, accessibility: ['step-free'] });
  expect(bare).not.toHaveProperty('name');
  expect(bare).not.toHaveProperty('beds');
  expect((await changesOf(hotel)).find(({ version }) => version === bare!.version)).not.toHaveProperty('roomName');

  await send(hotel, lines(header, `${room._id},,,,,,`));
  for (const field of fields) expect((await roomsOf(hotel))[0]).not.toHaveProperty(field);
  expect(await catalog.db.collection('rooms').findOne({ _id: room._id as never })).not.toHaveProperty('description');
});

test('an export has what rooms are described with, and imported again it changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, lines('key,roomType,pricePerNight,copyPhotosOf', `Attic,Single Bed,80,${room._id}`));
  const headers = { authorization: `Bearer ${signToken(hotel.owner)}` };
  const response = await fetch(`${catalog.url}${calls.exportRooms.path}?hotel=${hotel.id}`, { headers });
  const csv = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const [names, ...rest] = csv.split('\r\n');
  expect(names).toMatch(/,noDeparture,name,text,size,mostAdults,beds,moreAmenities,accessibility$/);
  expect(rest[0]).toMatch(
    /,Garden Double,"Its own door\.\n\nQuiet at night\.",24,,1 queen;2 sofa-bed,desk;sea-view,step-free$/,
  );
  expect(rest[1]).toMatch(/^Attic,.*,,,,,,$/);
  const [rooms, published] = [await roomsOf(hotel), await changesOf(hotel)];
  // The row of the attic is on the fifth line, as an editor counts them.
  expect(rowsOf(await send(hotel, csv)).map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'same'],
    [5, 'same'],
  ]);
  expect(await roomsOf(hotel)).toEqual(rooms);
  expect(await changesOf(hotel)).toEqual(published);
});

test('names what the page would refuse at its line and column, and changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const csv = lines(
    `${header},rate,pricePerNight`,
    `${room._id},"Two\nlines",${'x'.repeat(limits.roomDescription + 1)},1001,21 king,"desk;moat",none`,
    'New,,,"20,5",1 king;2 king,,,,',
    `${room._id},Weekends,,,,,,Weekends,140`,
    `Other,???,,large,1 throne`,
  );
  const answer = await send(hotel, csv);
  expect(answer.status).toBe(422);
  const errors = rowsOf(answer).map(({ line, errors }) => [
    line,
    Object.fromEntries(errors.filter(({ field }) => field in described).map(({ field, message }) => [field, message])),
  ]);
  expect(errors).toEqual([
    [
      2,
      {
        name: `name: ${inputMessages['line-unreadable']}.`,
        text: `text can have at most ${limits.roomDescription} characters.`,
        size: `size can be at most ${limits.squareMetres}.`,
        beds: `beds can be at most ${limits.beds}.`,
        moreAmenities: errorMessages['import-entry-unknown']({ entry: 'moat' }),
        accessibility: errorMessages['import-entry-unknown']({ entry: 'none' }),
      },
    ],
    [4, { size: 'size must be a whole number.', beds: inputMessages['bed-kind-twice'] }],
    [5, { name: errorMessages['import-cell-not-for-rate'] }],
    [
      6,
      {
        name: `name: ${inputMessages['line-unreadable']}.`,
        size: `size: ${inputMessages['not-a-number']}.`,
        beds: errorMessages['import-entry-unknown']({ entry: 'throne' }),
      },
    ],
  ]);
  expect(await roomsOf(hotel)).toEqual([room]);
});
const described = Object.fromEntries(
  header
    .split(',')
    .slice(1)
    .map((column) => [column, true]),
);

test('a description that was changed since the check is not overwritten', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const csv = lines('key,name', `${room._id},Courtyard`);
  const { seen } = (await send(hotel, csv, { dryRun: true })).body as { seen: number[] };
  const renamed = await describeRoom(hotel, room, { name: 'Terrace' });
  expect(rowsOf(await send(hotel, csv, { seen }))[0]!.errors).toEqual([
    { field: 'key', message: errorMessages['import-room-changed'] },
  ]);
  expect(await roomsOf(hotel)).toEqual([renamed]);
});
