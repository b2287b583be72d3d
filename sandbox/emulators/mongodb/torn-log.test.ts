import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from './log/open-log.js';
import { replayInto } from './store/replay.js';
import { newSessions } from './store/sessions.js';
import { newStore } from './store/store.js';
import { useDataDir } from './testing/data-dir.js';

const data = useDataDir();
beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

type Contents = unknown[];

/** A log, and what the collection held when the log had got so long. */
async function written() {
  const states: { size: number; contents: Contents }[] = [{ size: 8, contents: [] }];
  await data.withServer(async (db, client) => {
    const collection = db.collection<{ _id: number; n?: number }>('a');
    const note = async () => {
      const contents = await collection.find().sort({ _id: 1 }).toArray();
      states.push({ size: statSync(data.log()).size, contents });
    };
    await collection.createIndex({ n: 1 }, { unique: false });
    await note();
    await collection.insertOne({ _id: 1, n: 1 });
    await note();
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await collection.insertOne({ _id: 2 }, { session });
        await collection.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      }),
    );
    await note();
    await collection.deleteOne({ _id: 1 });
    await note();
  });
  return states;
}

let folders = 0;
/** What comes back from a log with these bytes. */
async function readBack(log: Buffer): Promise<Contents> {
  const folder = join(data.path(), String(folders++));
  mkdirSync(folder);
  writeFileSync(join(folder, 'mongo.log'), log);
  const store = newStore();
  try {
    const journal = await openLog(
      folder,
      replayInto(store, newSessions(store, { transactionLifetime: 60_000, abandonedAfter: 3_000 })),
      () => {},
    );
    await journal.close();
  } catch (error) {
    expect(readFileSync(join(folder, 'mongo.log')).equals(log)).toBe(true);
    throw error;
  }
  const records = [...(store.collections.get('test.a')?.records.values() ?? [])];
  return records.flatMap(({ latest }) => (latest?.doc ? [latest.doc] : []));
}

test('a log cut off at any byte restores what was acknowledged by then, and no part of a transaction', async () => {
  const states = await written();
  const log = readFileSync(data.log());
  for (let length = 8; length <= log.length; length += length % 3 ? 1 : 4) {
    const { contents } = states.findLast(({ size }) => size <= length)!;
    expect({ length, contents: await readBack(log.subarray(0, length)) }).toEqual({ length, contents });
  }
});

test('any changed byte of a log is detected: the start is refused, or an unfinished end dropped', async () => {
  const states = await written();
  const log = readFileSync(data.log());
  const last = states.at(-2)!;
  for (let at = 0; at < log.length; at += 5) {
    const damaged = Buffer.from(log);
    damaged[at]! ^= 0x10;
    const outcome = await readBack(damaged).catch((error: Error) => error.message);
    if (typeof outcome === 'string') expect(outcome).toMatch(/corrupt|is no data file/);
    else expect({ at, outcome, isInTheEnd: at >= last.size }).toEqual({ at, outcome: last.contents, isInTheEnd: true });
  }
});

test('an end of zeros, as a crash of the machine leaves it, is dropped, and writing continues behind the valid part', async () => {
  await written();
  const sound = readFileSync(data.log());
  writeFileSync(data.log(), Buffer.concat([sound, Buffer.alloc(50)]));
  await data.withServer((db) => db.collection('a').insertOne({ _id: 7 as never }));
  expect(await data.withServer((db) => db.collection('a').distinct('_id'))).toEqual([2, 7]);
});
