import { createLog } from '../log.js';
import { buildIndexes } from '../mongo/build-indexes.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { transactionRunner } from '../mongo/transaction.js';
import { eventually, testConfig } from '../testing/test-service.js';
import { openJobStore, type JobStore } from './job-store.js';
import { NonRetryableError, runJobWorker } from './job-worker.js';

type Errand = { id: string; note?: string; of?: string };

const start = new Date('2027-01-05T06:30:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let db: Awaited<ReturnType<typeof connectMongo>>;
let jobs: JobStore<Errand>;
let clock = start;
const workers: { poll(): void; stop(): Promise<void> }[] = [];

beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('jobs');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  jobs = openJobStore<Errand>(db, 'errands');
  await buildIndexes(db);
  clock = start;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.dropDatabase();
  await db.close();
});

const add = (id: string) =>
  transactionRunner(db, () => undefined)((tx) => jobs.add(tx, { id, note: 'as it is' }, start));
const rowOf = (id: string) => db.collection('errands').findOne({ _id: id as never });
const startWorker = (run: (errand: Errand) => Promise<unknown>, pollMilliseconds = 5, inTurnBy?: 'of') =>
  workers.push(
    runJobWorker({
      ...{ jobs, run, inTurnBy },
      name: 'an errand',
      log: createLog('tests', 'silent'),
      now: () => clock,
      pollMilliseconds,
    }),
  );

test('several workers run each job once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `e${index}`);
  await Promise.all(ids.map(add));
  const done: string[] = [];
  startWorker(async ({ id }) => void done.push(id));
  startWorker(async ({ id }) => void done.push(id));
  await eventually(async () => expect(await jobs.countPending()).toBe(0));
  expect(done.sort()).toEqual(ids.sort());
});

test('a poll runs jobs at once, also one that is requested while a job runs', async () => {
  const done: string[] = [];
  startWorker(async ({ id }) => {
    done.push(id);
    if (id !== 'e1') return;
    await add('e2');
    workers[0]!.poll();
  }, 3600_000);
  await add('e1');
  workers[0]!.poll();
  await eventually(async () => expect(done).toEqual(['e1', 'e2']));
});

test('a new job does not wait for one that hangs', async () => {
  const done: string[] = [];
  let release = () => {};
  const hanging = new Promise<void>((resolve) => (release = resolve));
  startWorker(async ({ id }) => {
    if (id === 'hangs') await hanging;
    done.push(id);
  }, 3600_000);
  await add('hangs');
  workers[0]!.poll();
  await eventually(async () => expect(await rowOf('hangs')).toMatchObject({ attempts: 1 }));
  await add('e2');
  workers[0]!.poll();
  await eventually(async () => expect(done).toEqual(['e2']));
  release();
  await eventually(async () => expect(done).toEqual(['e2', 'hangs']));
});

test('adding the same job twice runs it once', async () => {
  await add('e1');
  const done: Errand[] = [];
  startWorker(async (errand) => void done.push(errand));
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ state: 'done' }));
  await add('e1');
  await add('e2');
  await eventually(async () => expect(done.map(({ id }) => id)).toEqual(['e1', 'e2']));
  expect(done[0]).toEqual({ id: 'e1', note: 'as it is' });
});

test('a failing job is retried with increasing delays, without end by default', async () => {
  await add('e1');
  startWorker(() => Promise.reject(new Error('no route to host')));
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 1, dueAt: after(1000) }));
  clock = after(1000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 2, dueAt: after(6000) }));
  clock = after(365 * 24 * 3600_000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 3 }));
  expect(await rowOf('e1')).toMatchObject({ state: 'pending', error: 'no route to host' });
});

test('a job that throws a NonRetryableError is not retried and counts as failed', async () => {
  await add('e1');
  startWorker(() => Promise.reject(new NonRetryableError('no such address')));
  await eventually(async () => expect(await jobs.countFailed()).toBe(1));
  expect(await rowOf('e1')).toMatchObject({ state: 'failed', attempts: 1, error: 'no such address' });
  expect(await jobs.countPending()).toBe(0);
});

test('another worker runs the job of one that died once the lease has ended', async () => {
  await add('e1');
  expect(await jobs.claim(start, 30_000)).toMatchObject({ job: { id: 'e1' } });
  clock = after(29_999);
  expect(await jobs.claim(clock, 30_000)).toBeUndefined();
  clock = after(30_000);
  const done: string[] = [];
  startWorker(async ({ id }) => void done.push(id));
  await eventually(async () => expect(done).toEqual(['e1']));
});

/** A run that goes on until it is released. */
function hangingRun() {
  let release = () => {};
  const hanging = new Promise<void>((resolve) => (release = resolve));
  return { hanging, release: () => release() };
}

test('no other worker runs a job that takes longer than a lease', async () => {
  const { hanging, release } = hangingRun();
  const intervals = jest.spyOn(globalThis, 'setInterval');
  await add('e1');
  startWorker(() => hanging, 3600_000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 1, dueAt: after(30_000) }));
  clock = after(29_000);
  const renew = intervals.mock.calls.find(([, milliseconds]) => milliseconds === 10_000)![0];
  renew();
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ dueAt: after(59_000) }));
  expect(await jobs.claim(after(58_999), 30_000)).toBeUndefined();
  expect(await jobs.claim(after(59_000), 30_000)).toMatchObject({ attempts: 2 });
  clock = after(70_000);
  renew();
  await add('e2');
  workers[0]!.poll();
  await eventually(async () => expect(await rowOf('e2')).toMatchObject({ attempts: 1 }));
  expect(await rowOf('e1')).toMatchObject({ dueAt: after(89_000) });
  release();
});

test('an attempt that does not end in ten minutes has failed', async () => {
  const { hanging, release } = hangingRun();
  const timeouts = jest.spyOn(globalThis, 'setTimeout');
  await add('e1');
  startWorker(() => hanging, 3600_000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 1 }));
  timeouts.mock.calls.find(([, milliseconds]) => milliseconds === 600_000)![0]();
  const error = expect.stringContaining('timed out');
  await eventually(async () =>
    expect(await rowOf('e1')).toMatchObject({ state: 'pending', dueAt: after(1000), error }),
  );
  release();
});

test('jobs of one have turns, so that those that hang hold up no others', async () => {
  const inTransaction = transactionRunner(db, () => undefined);
  const addOf = (id: string, of: string) => inTransaction((tx) => jobs.add(tx, { id, of }, start));
  for (let nth = 0; nth < 6; nth++) await addOf(`slow${nth}`, 'slow');
  await addOf('quick', 'other');
  const started: string[] = [];
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => (letGo = resolve));
  startWorker(({ id, of }) => (started.push(id), of === 'slow' ? hanging : Promise.resolve()), 5, 'of');
  await eventually(async () => expect(await rowOf('quick')).toMatchObject({ state: 'done' }));
  expect(started.filter((id) => id.startsWith('slow'))).toHaveLength(1);
  letGo();
  await eventually(async () => expect(await jobs.countPending()).toBe(0));
  expect(started.sort()).toEqual(['quick', ...Array.from({ length: 6 }, (_, nth) => `slow${nth}`)].sort());
});
