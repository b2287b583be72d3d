import { once } from 'node:events';
import { mongo } from 'mongoose';
import { cleanUp, testConfig, signToken } from '@wayhouse/service-kit/testing';
import { room } from '@wayhouse/booking/testing/factories';
import { bookRoom } from './book-room.js';
import { forkProcess } from './fork-process.js';
import { compareThroughput } from './compare-throughput.js';
import type { Measurement } from './measurement.js';
import { perSecond } from './per-second.js';
import { withTestServers } from './with-test-servers.js';

const [turns, count] = [5, 500];
const [checkInDate, checkOutDate] = ['2027-03-12', '2027-03-13'];
type Doc = { _id: unknown; [field: string]: unknown };
type MongoClient = mongo.MongoClient;

/** Bookings per second over HTTP, each by another guest and of another room, and as the baseline the same three writes with the driver alone. */
export const measureBookings = (): Promise<Measurement[]> =>
  withTestServers(async () => {
    const config = testConfig('bench-bookings');
    const { process: service, reply: url } = await forkProcess<string>('booking-process.ts', config);
    const client = await new mongo.MongoClient(config.MONGO_URL).connect();
    try {
      return await compareThroughput({
        subject: { metric: 'bookings of distinct rooms', perSecond: await booking(client, config.MONGO_DATABASE, url) },
        baseline: { metric: 'the transaction alone', perSecond: transactionAlone(client, config.MONGO_DATABASE) },
        ratio: { metric: 'bookings to transactions alone', atLeast: 0.5 },
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
  const projections = rooms.map((roomId) => ({ _id: roomId as never, version: 1, facts: room({ roomId }) }));
  await client.db(database).collection('rooms').insertMany(projections);
  const bearers = new Map(rooms.map((roomId) => [roomId, signToken(`guest-of-${roomId}`)]));
  const next = bearers.entries();
  return () =>
    perSecond(async () => {
      const [room, bearer] = next.next().value!;
      await bookRoom(url, bearer, { room, checkInDate, checkOutDate });
    }, count);
}

/** Repeats the writes of a booking with other ids in collections of their own. */
function transactionAlone(client: MongoClient, database: string | undefined): () => Promise<number> {
  const db = client.db(database);
  const into = (name: string) => db.collection<Doc>(`baseline_${name}`);
  const written = async (name: string) => ({ ...(await db.collection<Doc>(name).findOne())! });
  let at = 0;
  return async () => {
    const [night, booked, event] = await Promise.all(['room_nights', 'bookings', 'outbox'].map(written));
    await into('room_nights').createIndex({ room: 1, night: 1, unit: 1 }, { unique: true });
    const write = async () => {
      const _id = `baseline-${at++}`;
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
