import { once } from 'node:events';
import { mongo } from 'mongoose';
import { calls, fillPath } from '@wayhouse/contracts';
import { cleanUp, testConfig, signToken } from '@wayhouse/service-kit/testing';
import { room } from '@wayhouse/booking/testing/factories';
import { bookRoom } from './book-room.js';
import { forkProcess } from './fork-process.js';
import type { Measurement } from './measurement.js';
import { percentiles } from './percentiles.js';
import { withTestServers } from './with-test-servers.js';

const seconds = 5;
const [guests, bookingsEach, connections] = [60, 10, 20];
const stay = { checkInDate: '2027-03-12', checkOutDate: '2027-03-13' };

/** How long it takes to ask for a free room, alone and while guests download as many receipts as they can. */
export const measureReceipts = (): Promise<Measurement[]> =>
  withTestServers(async () => {
    const config = testConfig('bench-receipts');
    const { process: service, reply: url } = await forkProcess<string>('booking-process.ts', config);
    try {
      const downloads = await bookRooms(url, config);
      const alone = await askForSeconds(url);
      let running = true;
      let receipts = 0;
      const lane = async () => {
        for (let next = downloads.pop(); running && next; next = downloads.pop()) if (await next()) receipts++;
      };
      const lanes = Array.from({ length: connections }, lane);
      const beside = await askForSeconds(url);
      running = false;
      await Promise.all(lanes);
      return [
        ...rows('availability alone', alone),
        { metric: `receipts in ${seconds} s`, value: receipts, unit: '' },
        ...rows('availability beside receipts', beside),
      ];
    } finally {
      service.disconnect();
      await once(service, 'exit');
      await cleanUp(config);
    }
  });

const rows = (metric: string, { p50, p95, max }: ReturnType<typeof percentiles>): Measurement[] => [
  { metric: `${metric}, p50`, value: p50, unit: 'ms' },
  { metric: `${metric}, p95`, value: p95, unit: 'ms' },
  { metric: `${metric}, slowest`, value: max, unit: 'ms' },
];

/** Books another room with each booking, and returns the downloads of their receipts: true for one that was sent. */
async function bookRooms(url: string, { MONGO_URL, MONGO_DATABASE }: ReturnType<typeof testConfig>) {
  const client = await new mongo.MongoClient(MONGO_URL).connect();
  const rooms = Array.from({ length: guests * bookingsEach + 1 }, (_, at) => `r${at}`);
  const projections = rooms.map((roomId) => ({ _id: roomId as never, version: 1, facts: room({ roomId }) }));
  await client.db(MONGO_DATABASE).collection('rooms').insertMany(projections);
  for (const [at, name] of rooms.slice(1).entries())
    await bookRoom(url, signToken(`guest-${at % guests}`), { room: name, ...stay });
  const booked = await client.db(MONGO_DATABASE).collection('bookings').find().toArray();
  await client.close();
  return booked.map(({ _id, guestId }) => async () => {
    const { path } = fillPath(calls.downloadReceipt.path, { id: String(_id) });
    const headers = { authorization: `Bearer ${signToken(String(guestId))}` };
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    return response.ok;
  });
}

async function askForSeconds(url: string) {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    const { method, path } = calls.checkAvailability;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify({ room: 'r0', ...stay }) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Availability was answered with ${response.status}.`);
    times.push(performance.now() - began);
  }
  return percentiles(times);
}
