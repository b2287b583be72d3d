import { calls } from '@wayhouse/contracts';
import { roomModel } from '@wayhouse/catalog/rooms/room-model';
import { startTestCatalog } from '@wayhouse/catalog/testing/test-catalog';
import { generateRooms } from './generate-rooms.js';
import { percentiles } from './percentiles.js';
import { type Measurement, round } from './measurement.js';
import { withTestServers } from './with-test-servers.js';

const sizes = [30, 1000, 10_000];
const [warmUp, rounds] = [50, 300];
const search = { destination: 'Jaipur', checkIn: '2027-03-12', checkOut: '2027-03-15', guests: 2, limit: 12 };

/** The response time of a search with city, dates and guests, by the number of rooms with 100 bookings each. */
export const measureSearch = (): Promise<Measurement[]> =>
  withTestServers(async () => {
    const rows: Measurement[] = [];
    const slowest: Record<number, number> = {};
    for (const size of sizes) {
      const { p50, p95 } = await searchAmong(size);
      slowest[size] = p95;
      const metric = `search among ${size} rooms`;
      rows.push(
        { metric: `${metric}, p50`, value: p50, unit: 'ms' },
        { metric: `${metric}, p95`, value: p95, unit: 'ms' },
      );
    }
    const growth = round(slowest[10_000]! / slowest[1000]!);
    return [
      ...rows,
      { metric: 'search: p95 among 10000 rooms to that among 1000', value: growth, unit: '×', atMost: 1.5 },
    ];
  });

async function searchAmong(size: number) {
  const catalog = await startTestCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
  const rooms = generateRooms(size);
  for (let at = 0; at < size; at += 1000) await roomModel(catalog.db).insertMany(rooms.slice(at, at + 1000));
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now();
    const { status, body } = await catalog.call(calls.listRooms, search);
    if (round >= 0) times.push(performance.now() - began);
    if (status !== 200) throw new Error(`The search was answered with ${status}: ${body.message}`);
  }
  await catalog.stop();
  return percentiles(times);
}
