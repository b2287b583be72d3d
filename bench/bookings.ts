import { once } from 'node:events';
import { mongo } from 'mongoose';
import { cleanUp, testConfig, tokenOf } from '@wayhouse/service-kit/testing';
import { room } from '../services/booking/src/testing/factories.js';
import { bookOne } from './book-one.js';
import { forked } from './forked.js';
import { inTurns } from './in-turns.js';
import type { Row } from './row.js';
import { withServers } from './with-servers.js';

const [atOnce, turns, count] = [20, 5, 500];
const [checkInDate, checkOutDate] = ['2027-03-12', '2027-03-13'];
type Doc = { _id: unknown; [field: string]: unknown };
type MongoClient = mongo.MongoClient;

/** Bookings a second, each of another room, by HTTP; beside them the same three writes in a transaction of the driver alone. */
export const bookings = (): Promise<Row[]> =>
  withServers(async () => {
    const config = testConfig('bench-bookings');
    const { process: service, said: url } = await forked<string>('booking-process.ts', config);
    const client = await new mongo.MongoClient(config.MONGO_URL).connect();
    try {
      return await inTurns({
        ours: { figure: 'bookings of distinct rooms', perSecond: await booking(client, config.MONGO_DATABASE, url) },
        bare: { figure: 'the bare transaction', perSecond: bareTransaction(client, config.MONGO_DATABASE) },
        ratio: { figure: 'bookings to bare transactions', atLeast: 0.5 },
        turns,
      });
    } finally {
      await client.close();
      service.disconnect();
      await once(service, 'exit');
      await cleanUp(config);
    }
  });

async function booking(client: MongoClient, database: string | undefined, url: string) {
  const rooms = Array.from({ length: (1 + turns) * count }, (_, at) => `r${at}`);
  const copies = rooms.map((roomId) => ({ _id: roomId as never, version: 1, facts: room({ roomId }) }));
  await client.db(database).collection('rooms').insertMany(copies);
  const bearer = tokenOf('asha');
  const next = rooms[Symbol.iterator]();
  return () =>
    perSecond(() => bookOne(url, bearer, { room: next.next().value ?? '', checkInDate, checkOutDate }), count);
}

/** Writes anew, under other ids and into collections of their own, what a booking has written. */
function bareTransaction(client: MongoClient, database: string | undefined): () => Promise<number> {
  const db = client.db(database);
  const into = (name: string) => db.collection<Doc>(`bare_${name}`);
  const written = async (name: string) => ({ ...(await db.collection<Doc>(name).findOne())! });
  let at = 0;
  return async () => {
    const [night, booked, event] = await Promise.all(['room_nights', 'bookings', 'outbox'].map(written));
    await into('room_nights').createIndex({ room: 1, night: 1 }, { unique: true });
    const write = async () => {
      const _id = `bare-${at++}`;
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await into('room_nights').insertOne({ ...night!, _id, room: _id }, { session });
          await into('bookings').insertOne({ ...booked!, _id }, { session });
          await into('outbox').insertOne({ ...event!, _id }, { session });
        }),
      );
    };
    return perSecond(write, count);
  };
}

/** How often the work was done in a second, so many at once. */
async function perSecond(work: () => Promise<void>, times: number): Promise<number> {
  let left = times;
  const began = performance.now();
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return times / ((performance.now() - began) / 1000);
}
