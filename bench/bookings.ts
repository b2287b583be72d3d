import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { calls } from '@wayhouse/contracts';
import { testConfig, tokenOf } from '@wayhouse/service-kit/testing';
import { cleanUp } from '../packages/service-kit/src/testing/clean-up.js';
import { room } from '../services/booking/src/testing/factories.js';
import { type Row, rounded } from './row.js';
import { withServers } from './with-servers.js';

const [atOnce, warmUp, count] = [20, 200, 1000];
const [checkInDate, checkOutDate] = ['2027-03-12', '2027-03-13'];
type Doc = { _id: unknown; [field: string]: unknown };
type MongoClient = mongo.MongoClient;

/** Bookings a second, each of another room, by HTTP; beside them the same three writes in a transaction of the driver alone. */
export const bookings = (): Promise<Row[]> =>
  withServers(async () => {
    const config = testConfig('bench-bookings');
    const service = await startBooking(config);
    const rooms = Array.from({ length: 2 * (warmUp + count) }, (_, at) => `r${at}`);
    const copies = rooms.map((roomId) => ({ _id: roomId as never, version: 1, facts: room({ roomId }) }));
    const client = await new mongo.MongoClient(config.MONGO_URL).connect();
    await client.db(config.MONGO_DATABASE).collection('rooms').insertMany(copies);
    const bearer = tokenOf('asha');
    const next = rooms[Symbol.iterator]();
    const book = () => bookOne(service.url, bearer, next.next().value ?? '');
    await perSecond(book, warmUp);
    const bare = await bareTransaction(client, config.MONGO_DATABASE);
    await perSecond(bare, warmUp);
    // In turns, so that whatever else the machine does meets both.
    const rates: { booked: number[]; bare: number[] } = { booked: [], bare: [] };
    for (let turn = 0; turn < 5; turn++) {
      rates.booked.push(await perSecond(book, count / 5));
      rates.bare.push(await perSecond(bare, count / 5));
    }
    await client.close();
    await service.stop();
    await cleanUp(config);
    const [booked, alone] = [median(rates.booked), median(rates.bare)];
    return [
      { figure: 'bookings of distinct rooms', value: rounded(booked, 0), unit: 'a second' },
      { figure: 'the bare transaction', value: rounded(alone, 0), unit: 'a second' },
      { figure: 'bookings to bare transactions', value: rounded(booked / alone), unit: '×', atLeast: 0.5 },
    ];
  });

async function startBooking(config: ReturnType<typeof testConfig>) {
  const service = fork(join(import.meta.dirname, 'booking-process.ts'), { execArgv: ['--import', 'tsx'] });
  const ready = once(service, 'message');
  service.send(config);
  const [url] = (await ready) as [string];
  return { url, stop: () => (service.disconnect(), once(service, 'exit')) };
}

async function bookOne(url: string, bearer: string, roomId: string): Promise<void> {
  const answer = await fetch(url + calls.bookRoom.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ room: roomId, checkInDate, checkOutDate, guests: 2, PaymentMethod: 'Pay at Hotel' }),
  });
  if (answer.status !== 200) throw new Error(`A booking was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Writes anew, under other ids and into collections of their own, what a booking has written. */
async function bareTransaction(client: MongoClient, database: string | undefined): Promise<() => Promise<void>> {
  const db = client.db(database);
  const [night, booking, event] = await Promise.all(
    ['room_nights', 'bookings', 'outbox'].map(async (name) => ({ ...(await db.collection<Doc>(name).findOne())! })),
  );
  const into = (name: string) => db.collection<Doc>(`bare_${name}`);
  await into('room_nights').createIndex({ room: 1, night: 1 }, { unique: true });
  let at = 0;
  return async () => {
    const _id = `bare-${at++}`;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await into('room_nights').insertOne({ ...night!, _id, room: _id }, { session });
        await into('bookings').insertOne({ ...booking!, _id }, { session });
        await into('outbox').insertOne({ ...event!, _id }, { session });
      }),
    );
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

const median = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
