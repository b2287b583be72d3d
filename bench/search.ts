import { type Call, calls, type InputOf, priceBandIds, roomTypes } from '@wayhouse/contracts';
import startServers from '../jest.global-setup.js';
import { roomModel } from '../services/catalog/src/rooms/room-model.js';
import { testCatalog } from '../services/catalog/src/testing/test-catalog.js';
import { manyRooms } from './many-rooms.js';
import { timed } from './timed.js';

// What a search costs over many rooms, from request to answer: `npm run bench -- 10000`. MONGO_URL names a real MongoDB.
const count = Number(process.argv[2] ?? 10_000);
await startServers();
const catalog = await testCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
const rows = manyRooms(count);
for (let at = 0; at < count; at += 1000) await roomModel(catalog.db).insertMany(rows.slice(at, at + 1000));

type Search = InputOf<typeof calls.countRooms>;
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', guests: 2 };
const searches: Record<string, Search> = {
  'nothing chosen': {},
  'a city': { destination: 'Jaipur' },
  'three nights': stay,
  'a city, three nights': { destination: 'Jaipur', ...stay },
  'every filter': { destination: 'a', ...stay, roomType: ['Double Bed', 'Luxury Room'], price: ['0-500', '500-1000'] },
};
const options: Search[] = [
  ...roomTypes.map((roomType) => ({ roomType: [roomType] })),
  ...priceBandIds.map((price) => ({ price: [price] })),
];

async function ask<C extends Call>(call: C, input: InputOf<C>) {
  const { status, body } = await catalog.call(call, input);
  if (status !== 200) throw new Error(`${call.path} answered ${status}: ${body.message}`);
}

const results: Record<string, object> = {};
for (const [name, search] of Object.entries(searches)) {
  results[name] = {
    'a page of rooms': await timed(() => ask(calls.listRooms, { ...search, limit: 12 })),
    'all counts': await timed(() => ask(calls.countRooms, search)),
    'each count by itself': await timed(() =>
      Promise.all(options.map((option) => ask(calls.listRooms, { ...search, ...option, limit: 1 }))),
    ),
  };
}
console.log(`${count} rooms; milliseconds: the median, and what 95 of 100 stay below`);
console.table(results);
await catalog.stop();
process.exit(0);
