import { type CallResponse, calls, type ImportRow, type OwnRoom } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
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
const form = { roomType: 'Double Bed', pricePerNight: '120.50', amenities: '[]', units: '3' };

/** A hotel with a room that its owner has added by hand. */
async function aHotelWithRoom() {
  const hotel = await steps.aHotelOf();
  const room = (await catalog.addRoom(hotel.owner, form, [await aPhoto()])).body.room as OwnRoom;
  return { hotel, room };
}
const lines = (...texts: string[]) => texts.join('\n');
const send = (hotel: Hotel, csv: string, { dryRun = false, seen }: { dryRun?: boolean; seen?: number[] } = {}) =>
  catalog.call(calls.importRooms, { hotel: hotel.id, csv, dryRun, seen }, { as: hotel.owner });
const rowsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.rows as ImportRow[];
const roomsOf = async ({ owner }: Hotel) =>
  ((await catalog.call(calls.listOwnRooms, {}, { as: owner })).body as CallResponse<typeof calls.listOwnRooms>).rooms;

test('refuses the row of a room that has changed since the check, at its line, and changes nothing', async () => {
  const { hotel, room } = await aHotelWithRoom();
  await send(hotel, lines('key,roomType,pricePerNight,copyPhotosOf', `Garden,Single Bed,80,${room._id}`));
  const csv = lines(
    'key,pricePerNight,copyPhotosOf,roomType',
    `${room._id},99`,
    `Garden,130`,
    `Attic,60,Garden,Single Bed`,
  );
  const seenBy = async () => (await send(hotel, csv, { dryRun: true })).body.seen as number[];
  const seen = await seenBy();
  expect(seen).toEqual([1, 1, 0]);
  await send(hotel, lines('key,units', 'Garden,7'));
  const before = await roomsOf(hotel);
  const refused = await send(hotel, csv, { seen });
  expect(refused).toMatchObject({ status: 422, body: { message: errorMessages['import-refused']({ rows: 1 }) } });
  expect(rowsOf(refused).flatMap(({ line, errors }) => errors.map((error) => [line, error]))).toEqual([
    [3, { field: 'key', message: errorMessages['import-room-changed'] }],
  ]);
  expect(await roomsOf(hotel)).toEqual(before);
  const again = await seenBy();
  expect((await send(hotel, csv, { seen: again })).status).toBe(200);
  // The answer was lost, say: nothing is left to do.
  expect(rowsOf(await send(hotel, csv, { seen: again })).map(({ outcome }) => outcome)).toEqual(Array(3).fill('same'));
});

test('refuses a room that somebody else has added meanwhile, where the file would change it', async () => {
  const { hotel, room } = await aHotelWithRoom();
  const csv = (price: number) =>
    lines('key,roomType,pricePerNight,copyPhotosOf', `Attic,Single Bed,${price},${room._id}`);
  const { seen } = (await send(hotel, csv(60), { dryRun: true })).body as { seen: number[] };
  await send(hotel, csv(70));
  expect(rowsOf(await send(hotel, csv(60), { seen }))[0]!.errors).toHaveLength(1);
});
