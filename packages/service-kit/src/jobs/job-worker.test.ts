import { createLog } from '../log.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { transactions } from '../mongo/transaction.js';
import { eventually, testConfig } from '../testing/test-service.js';
import { openTasks, type Tasks } from './job-store.js';
import { Hopeless, workOnTasks } from './job-worker.js';

type Errand = { id: string; note?: string };

const start = new Date('2027-01-05T06:30:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let db: Awaited<ReturnType<typeof connectMongo>>;
let tasks: Tasks<Errand>;
let clock = start;
const workers: { look(): void; stop(): Promise<void> }[] = [];

beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('tasks');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  tasks = openTasks<Errand>(db, 'errands');
  await db.model('errands').init();
  clock = start;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.dropDatabase();
  await db.close();
});

const add = (id: string) => transactions(db, () => undefined)((tx) => tasks.add(tx, { id, note: 'as it is' }, start));
const rowOf = (id: string) => db.collection('errands').findOne({ _id: id as never });
const startWorker = (work: (errand: Errand) => Promise<unknown>, pollMilliseconds = 5) =>
  workers.push(
    workOnTasks({
      ...{ tasks, work, what: 'an errand', log: createLog('tests', 'silent') },
      ...{ now: () => clock, pollMilliseconds },
    }),
  );

test('several workers do each task once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `e${index}`);
  await Promise.all(ids.map(add));
  const done: string[] = [];
  startWorker(async ({ id }) => void done.push(id));
  startWorker(async ({ id }) => void done.push(id));
  await eventually(async () => expect(await tasks.countWaiting()).toBe(0));
  expect(done.sort()).toEqual(ids.sort());
});

test('a worker that is told to look does not wait for its time, even when it is told while it works', async () => {
  const done: string[] = [];
  startWorker(async ({ id }) => {
    done.push(id);
    if (id !== 'e1') return;
    await add('e2');
    workers[0]!.look();
  }, 3600_000);
  await add('e1');
  workers[0]!.look();
  await eventually(async () => expect(done).toEqual(['e1', 'e2']));
});

test('what comes while other work is under way does not wait for it', async () => {
  const done: string[] = [];
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => (letGo = resolve));
  startWorker(async ({ id }) => {
    if (id === 'hangs') await hanging;
    done.push(id);
  }, 3600_000);
  await add('hangs');
  workers[0]!.look();
  await eventually(async () => expect(await rowOf('hangs')).toMatchObject({ attempts: 1 }));
  await add('e2');
  workers[0]!.look();
  await eventually(async () => expect(done).toEqual(['e2']));
  letGo();
  await eventually(async () => expect(done).toEqual(['e2', 'hangs']));
});

test('the same cause told twice makes one task', async () => {
  await add('e1');
  const done: Errand[] = [];
  startWorker(async (errand) => void done.push(errand));
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ state: 'done' }));
  await add('e1');
  await add('e2');
  await eventually(async () => expect(done.map(({ id }) => id)).toEqual(['e1', 'e2']));
  expect(done[0]).toEqual({ id: 'e1', note: 'as it is' });
});

test('work that fails waits, longer each time, and is never given up unless somebody says so', async () => {
  await add('e1');
  startWorker(() => Promise.reject(new Error('no route to host')));
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 1, dueAt: after(1000) }));
  clock = after(1000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 2, dueAt: after(6000) }));
  clock = after(365 * 24 * 3600_000);
  await eventually(async () => expect(await rowOf('e1')).toMatchObject({ attempts: 3 }));
  expect(await rowOf('e1')).toMatchObject({ state: 'waiting', problem: 'no route to host' });
});

test('work that was refused for good is not tried again, and is counted', async () => {
  await add('e1');
  startWorker(() => Promise.reject(new Hopeless('there is no such house')));
  await eventually(async () => expect(await tasks.countGivenUp()).toBe(1));
  expect(await rowOf('e1')).toMatchObject({ state: 'given-up', attempts: 1, problem: 'there is no such house' });
  expect(await tasks.countWaiting()).toBe(0);
});

test('the task of a worker that died is done by another once its lease has ended', async () => {
  await add('e1');
  expect(await tasks.take(start, 30_000)).toMatchObject({ task: { id: 'e1' } });
  clock = after(29_999);
  expect(await tasks.take(clock, 30_000)).toBeUndefined();
  clock = after(30_000);
  const done: string[] = [];
  startWorker(async ({ id }) => void done.push(id));
  await eventually(async () => expect(done).toEqual(['e1']));
});
