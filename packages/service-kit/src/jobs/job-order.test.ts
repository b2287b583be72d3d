import { createLog } from '../log.js';
import { buildIndexes } from '../mongo/build-indexes.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { transactionRunner } from '../mongo/transaction.js';
import { eventually, testConfig } from '../testing/test-service.js';
import { openJobStore, type JobStore } from './job-store.js';
import { runJobWorker } from './job-worker.js';

type Errand = { id: string; of?: string };

const start = new Date('2027-01-05T06:30:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let db: Awaited<ReturnType<typeof connectMongo>>;
let jobs: JobStore<Errand>;
let clock = start;
let worker: ReturnType<typeof runJobWorker> | undefined;
/** The runs in their order, failed ones too. */
const runs: string[] = [];
const failing = new Set<string>();

beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('job-order');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  jobs = openJobStore<Errand>(db, 'errands', { inOrderBy: 'of' });
  await buildIndexes(db);
  clock = start;
  runs.length = 0;
  failing.clear();
});
afterEach(async () => {
  await worker?.stop();
  await db.dropDatabase();
  await db.close();
});

const add = (id: string, of: string | undefined, seconds: number) =>
  transactionRunner(db, () => undefined)((tx) => jobs.add(tx, { id, ...(of && { of }) }, after(seconds * 1000)));
const rowOf = (id: string) => db.collection('errands').findOne({ _id: id as never });
const isDone = (id: string) => eventually(async () => expect(await rowOf(id)).toMatchObject({ state: 'done' }));
const hasFailed = (id: string, attempts: number) =>
  eventually(async () => expect(await rowOf(id)).toMatchObject({ attempts, error: 'down' }));
const startWorker = () =>
  (worker = runJobWorker({
    run({ id }) {
      runs.push(id);
      return failing.has(id) ? Promise.reject(new Error('down')) : Promise.resolve();
    },
    ...{ jobs, name: 'an errand', log: createLog('tests', 'silent'), now: () => clock, pollMilliseconds: 5 },
    retryDelays: [1000, 60_000],
  }));

test('after an outage jobs of one are run in their order, whenever each is due', async () => {
  await add('first', 'a', 0);
  failing.add('first').add('second');
  startWorker();
  await hasFailed('first', 1);
  clock = after(1000);
  await hasFailed('first', 2);
  await add('second', 'a', 1);
  await hasFailed('second', 1);
  await add('of another', 'b', 1);
  await isDone('of another');
  failing.clear();
  runs.length = 0;
  clock = after(2000);
  await isDone('second');
  expect(runs).toEqual(['first', 'second']);
});

test('a job that fails again and again holds up none that comes after it', async () => {
  await add('poison', 'a', 0);
  failing.add('poison');
  startWorker();
  await hasFailed('poison', 1);
  await add('second', 'a', 0.5);
  clock = after(500);
  await isDone('second');
  expect(runs).toEqual(['poison', 'poison', 'second']);
  await hasFailed('poison', 2);
});

test('a job waits while another worker runs one before it', async () => {
  await add('first', 'a', 0);
  const elsewhere = await jobs.claim(start, 30_000);
  clock = after(1000);
  await add('second', 'a', 1);
  startWorker();
  await eventually(async () => expect(await rowOf('second')).toMatchObject({ attempts: 0, dueAt: after(2000) }));
  await jobs.reschedule(elsewhere!, after(600_000), 'down');
  clock = after(2000);
  await isDone('second');
  expect(runs).toEqual(['first', 'second']);
});

test('a job of a worker that died is run before those that come after it', async () => {
  await add('first', 'a', 0);
  await jobs.claim(start, 30_000);
  await add('second', 'a', 1);
  clock = after(30_000);
  startWorker();
  await isDone('second');
  expect(runs).toEqual(['first', 'second']);
});

test('jobs of nobody have no order, and those before one are found by an index', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, nth) => add(`other${nth}`, `other${nth}`, 0)));
  await add('first', undefined, 0);
  await add('second', undefined, 1);
  const [claimed] = [await jobs.claimOne('second', after(1000), 30_000)];
  expect(await jobs.listBefore(claimed!)).toEqual([]);
  const { executionStats } = await db
    .collection('errands')
    .find({ 'job.of': 'other3', addedAt: { $lt: after(1000) }, state: 'pending' })
    .sort({ addedAt: 1 })
    .explain('executionStats');
  expect(executionStats).toMatchObject({ totalDocsExamined: 1, totalKeysExamined: 1 });
});
