import type { Connection } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { eventually } from '../testing/eventually.js';
import { recordLog } from '../testing/record-log.js';
import { testConfig } from '../testing/test-service.js';
import { connectMongo } from './connect-mongo.js';
import { defineModel } from './define-model.js';
import { createLease } from './lease.js';
import type { Migration } from './migrate.js';
import { prepareDatabase } from './prepare-database.js';

const now = () => new Date('2026-03-01T10:00:00Z');
let config: ReturnType<typeof testConfig>;
let open: Connection[] = [];

beforeEach(() => void (config = testConfig('migrations')));
afterEach(async () => {
  await Promise.all(open.map((db) => db.close()));
  open = [];
  await cleanUp(config);
});

/** As each process of the service has one. */
async function connect(): Promise<Connection> {
  const db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!);
  open.push(db);
  return db;
}

const { log } = recordLog();
const prepare = (db: Connection, migrations: Migration[] = []) => prepareDatabase({ db, migrations, log, now });

/** Migrations with these numbers, and the numbers of those that have run. */
function recorded(...numbers: number[]) {
  const ran: number[] = [];
  const migrations = numbers.map((number): Migration => {
    const run = () => Promise.resolve(void ran.push(number));
    return { number, name: `change ${number}`, run };
  });
  return { ran, migrations };
}

const applied = async (db: Connection) => (await db.collection('migrations').find().toArray()).map(({ _id }) => _id);

test('runs the migrations that the database has not had, in order, each once', async () => {
  const db = await connect();
  const first = recorded(1, 2);
  await prepare(db, first.migrations);
  const second = recorded(1, 2, 5, 7);
  await prepare(db, second.migrations);
  expect([first.ran, second.ran]).toEqual([
    [1, 2],
    [5, 7],
  ]);
  expect(await db.collection('migrations').find().toArray()).toEqual(
    [1, 2, 5, 7].map((_id) => ({ _id, name: `change ${_id}`, appliedAt: now() })),
  );
});

test('processes that start at once migrate once', async () => {
  const { ran, migrations } = recorded(1, 2, 3);
  await Promise.all([await connect(), await connect(), await connect()].map((db) => prepare(db, migrations)));
  expect(ran).toEqual([1, 2, 3]);
});

test('a process waits while another one migrates, however long that takes', async () => {
  const [first, second] = [await connect(), await connect()];
  const leases = first.collection<{ _id: string; until: Date }>('leases');
  const events: string[] = [];
  const slow = async () => {
    events.push('first begins');
    const { until } = (await leases.findOne())!;
    await eventually(async () => expect((await leases.findOne())!.until > until).toBe(true));
    events.push('first ends');
  };
  const migrating = prepare(first, [{ number: 1, name: 'slow', run: slow }]);
  await eventually(() => Promise.resolve(expect(events).toEqual(['first begins'])));
  const waiting = prepare(second, [
    { number: 2, name: 'next', run: () => Promise.resolve(void events.push('second')) },
  ]);
  await Promise.all([migrating, waiting]);
  expect(events).toEqual(['first begins', 'first ends', 'second']);
});

test('a migration that fails is named, and those before it are not repeated', async () => {
  const db = await connect();
  const { ran, migrations } = recorded(1, 3);
  const failing = { number: 2, name: 'split names', run: () => Promise.reject(new Error('no last name')) };
  const attempt = prepare(db, [migrations[0]!, failing, migrations[1]!]);
  await expect(attempt).rejects.toThrow(`Migration 2 (split names) of ${db.name} failed: no last name`);
  expect(await applied(db)).toEqual([1]);
  expect(await createLease(db, 'migrations').acquire()).toBe(true);
  await db.collection('leases').deleteMany({});
  await prepare(db, [migrations[0]!, { ...failing, run: () => Promise.resolve() }, migrations[1]!]);
  expect(ran).toEqual([1, 3]);
});

test('migrates before it builds the indexes, which may depend on it', async () => {
  const db = await connect();
  const names = db.collection('names');
  await names.insertMany([{ name: 'ann' }, { name: 'ann' }]);
  defineModel<{ name: string }>('names', { name: String }, [[{ name: 1 }, { unique: true }]])(db);
  const unite = async () => void (await names.deleteOne({ name: 'ann' }));
  await prepare(db, [{ number: 1, name: 'unite names', run: unite }]);
  await expect(names.insertOne({ name: 'ann' })).rejects.toMatchObject({ code: 11000 });
});

test('documents that are to expire at another time than before do so', async () => {
  const define = (expires: number) => defineModel<{ at: Date }>('notes', { at: { type: Date, expires } });
  const [before, after] = [await connect(), await connect()];
  define(10)(before);
  await prepare(before);
  define(20)(after);
  await prepare(after);
  const index = (expireAfterSeconds: number) =>
    after.collection('notes').createIndex({ at: 1 }, { expireAfterSeconds });
  await index(20);
  await expect(index(10)).rejects.toMatchObject({ code: 85 });
});

test('an index that changes in another way is refused: it takes a migration', async () => {
  const [before, after] = [await connect(), await connect()];
  defineModel<{ name: string }>('names', { name: String }, [[{ name: 1 }]])(before);
  await prepare(before);
  defineModel<{ name: string }>('names', { name: String }, [[{ name: 1 }, { unique: true }]])(after);
  await expect(prepare(after)).rejects.toMatchObject({ code: 85 });
});

test('a release before starts on a database that a later one has migrated, with a warning', async () => {
  const db = await connect();
  await prepare(db, recorded(1, 2).migrations);
  const recording = recordLog();
  await prepareDatabase({ db, migrations: recorded(1).migrations, log: recording.log, now });
  expect(recording.lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'the database has had migrations of a later release', numbers: [2] }),
  ]);
});

test('numbers have to ascend', async () => {
  const { ran, migrations } = recorded(2, 1);
  await expect(prepare(await connect(), migrations)).rejects.toThrow('Migration 1 (change 1) does not follow');
  expect(ran).toEqual([]);
});
