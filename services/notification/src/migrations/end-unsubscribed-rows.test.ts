import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { endUnsubscribedRows } from './end-unsubscribed-rows.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

test('only rows of addresses that have unsubscribed end, and at the time when they did', async () => {
  const since = new Date('2027-01-05T06:30:00Z');
  const row = (address: string, state: string) => ({ _id: address as never, address, token: address, state, since });
  const rows = db.collection('newsletter_subscriptions');
  await rows.insertMany([row('a@example.test', 'subscribed'), row('b@example.test', 'unsubscribed')]);
  await endUnsubscribedRows.run(db);
  await endUnsubscribedRows.run(db);
  expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
    row('a@example.test', 'subscribed'),
    { ...row('b@example.test', 'unsubscribed'), endedAt: since },
  ]);
});
