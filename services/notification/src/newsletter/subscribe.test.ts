import { connectMongo, transactions } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { letterRepository } from '../email/email-queue.js';
import { type Deps, subscribe } from './subscribe.js';
import { subscriptionRepository } from './subscription-repository.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
let deps: Deps;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('subscribe');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  deps = {
    inTransaction: transactions(db, () => undefined),
    subscriptions: subscriptionRepository(db),
    letters: letterRepository(db),
    publicUrl: 'https://stay.example.test',
    now: () => new Date('2027-01-05T06:30:00Z'),
    newId: () => 'l1',
    newToken: () => 't1',
  };
  await db.model('Subscription').init();
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

const failing = (error: Error) => ({ ...deps.letters, add: () => Promise.reject(error) });

test('without its letter no address is on the list', async () => {
  await expect(subscribe({ ...deps, letters: failing(new Error('disk full')) }, 'a@example.test')).rejects.toThrow();
  expect(await db.collection('newsletter_subscriptions').countDocuments()).toBe(0);
});

test('an address that another request puts on the list in the same moment is no failure', async () => {
  const twice = Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
  const subscriptions = { ...deps.subscriptions, keep: () => Promise.reject(twice) };
  await expect(subscribe({ ...deps, subscriptions }, 'a@example.test')).resolves.toBeUndefined();
  expect(await db.collection('letters').countDocuments()).toBe(0);
});
