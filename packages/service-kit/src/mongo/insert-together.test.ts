import mongoose, { type Connection } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { testConfig } from '../testing/test-service.js';
import { buildIndexes } from './build-indexes.js';
import { connectMongo } from './connect-mongo.js';
import { defineModel } from './define-model.js';
import { insertRows } from './insert-rows.js';
import { insertTogether } from './insert-together.js';
import type { Transaction } from './transaction.js';

const config = testConfig('insert-together');
const seats = defineModel<{ seat: number; by: string }>('seats', { seat: Number, by: String }, [
  [{ seat: 1 }, { unique: true }],
]);
const tickets = defineModel<{ _id: string; price?: number }>('tickets', { _id: String, price: Number });
const taken = new Error('taken');
const log = { warn: jest.fn() };
let db: Connection;
beforeEach(async () => {
  db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!);
  [seats, tickets].forEach((model) => model(db));
  await buildIndexes(db);
});
afterEach(async () => {
  jest.restoreAllMocks();
  log.warn.mockReset();
  await db.dropDatabase();
  await db.close();
});
afterAll(() => cleanUp(config));

const sell = (by: string, of: number[], before?: (tx: Transaction) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await before?.(tx);
    await insertTogether(tx, log, async () => {
      const rows = of.map((seat) => ({ seat, by }));
      await insertRows(seats(db), tx, rows, () => taken);
      await insertRows(tickets(db), tx, [{ _id: by, price: undefined }]);
    });
  });
const sold = async () => ({
  seats: (await seats(db).find().sort({ seat: 1 }).lean()).map(({ seat, by }) => `${seat} ${by}`),
  tickets: await tickets(db).find().sort({ _id: 1 }).lean(),
});
const both = { seats: ['1 ada', '2 ada', '3 bob'], tickets: [{ _id: 'ada' }, { _id: 'bob' }] };

/** Counts the commands with that name; `fail` answers instead of the server. */
function watch(command: string, fail?: Error) {
  const watched = { count: 0 };
  const original = mongoose.mongo.Db.prototype.command;
  jest.spyOn(mongoose.mongo.Db.prototype, 'command').mockImplementation(function (this: mongoose.mongo.Db, ...args) {
    if (!(command in args[0])) return original.apply(this, args);
    watched.count++;
    return fail ? Promise.reject(fail) : original.apply(this, args);
  });
  return watched;
}

test('rows of several collections are inserted by one command', async () => {
  const bulk = watch('bulkWrite');
  await sell('ada', [1, 2]);
  await sell('bob', [3]);
  expect(await sold()).toEqual(both);
  expect(bulk.count).toBe(2);
});

test('where one of them is taken, nothing is inserted', async () => {
  await sell('ada', [1, 2]);
  await expect(sell('eve', [3, 2])).rejects.toBe(taken);
  await expect(sell('ada', [3])).rejects.toMatchObject({ code: 11000 });
  await sell('bob', [3]);
  expect(await sold()).toEqual(both);
});

test('of transactions at once that want the same one, one gets it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => sell(`guest-${at}`, [1, 2])));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual(Array(7).fill(taken));
  expect((await sold()).tickets).toHaveLength(1);
});

test('a field that the model does not know is refused before anything is sent', async () => {
  const sent = watch('bulkWrite');
  const wrong = db.transaction((tx) =>
    insertTogether(tx, log, () => insertRows(tickets(db), tx, [{ _id: 'x', color: 'red' } as never])),
  );
  await expect(wrong).rejects.toThrow('color');
  expect(sent.count).toBe(0);
});

const refusal = (code: number) => new mongoose.mongo.MongoServerError({ code, message: 'refused' });

test.each([59, 115, 13, 263, 40415])(
  'a server that refuses the command (%d) gets one for each collection',
  async (code) => {
    const bulk = watch('bulkWrite', refusal(code));
    let attempts = 0;
    await sell('ada', [1, 2], () => Promise.resolve(attempts++));
    await sell('bob', [3]);
    await expect(sell('eve', [2, 4])).rejects.toBe(taken);
    expect(await sold()).toEqual(both);
    expect({ attempts, asked: bulk.count }).toEqual({ attempts: 2, asked: 1 });
    expect(log.warn).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a lost connection', new mongoose.mongo.MongoNetworkError('lost')],
  ['a duplicate key', refusal(11000)],
])('%s is no refusal of the command', async (_, error) => {
  watch('bulkWrite', error);
  await expect(sell('ada', [1])).rejects.toBe(error);
  jest.restoreAllMocks();
  const bulk = watch('bulkWrite');
  await sell('ada', [1, 2]);
  expect({ asked: bulk.count, warned: log.warn.mock.calls }).toEqual({ asked: 1, warned: [] });
});
