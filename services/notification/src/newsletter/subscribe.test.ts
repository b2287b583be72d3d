import { connectMongo, transactionRunner } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { emailQueue } from '../email/email-queue.js';
import { type Deps, subscribe } from './subscribe.js';
import { subscriptionRepository } from './subscription-repository.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
let deps: Deps;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('subscribe');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  deps = {
    inTransaction: transactionRunner(db, () => undefined),
    subscriptions: subscriptionRepository(db),
    emails: emailQueue(db),
    publicUrl: 'https://stay.example.test',
    now: () => new Date('2027-01-05T06:30:00Z'),
    newId: () => 'l1',
    newToken: () => 't1',
  };
  await db.model('newsletter_subscriptions').init();
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

const failing = (error: Error) => ({ ...deps.emails, add: () => Promise.reject(error) });

test('subscribes no address without queueing its email', async () => {
  await expect(subscribe({ ...deps, emails: failing(new Error('disk full')) }, 'a@example.test')).rejects.toThrow();
  expect(await db.collection('newsletter_subscriptions').countDocuments()).toBe(0);
});

test('succeeds when another request subscribes the address at the same time', async () => {
  const duplicate = Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
  const subscriptions = { ...deps.subscriptions, save: () => Promise.reject(duplicate) };
  await expect(subscribe({ ...deps, subscriptions }, 'a@example.test')).resolves.toBeUndefined();
  expect(await db.collection('emails').countDocuments()).toBe(0);
});
