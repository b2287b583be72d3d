import { type DataOf, events } from '@wayhouse/contracts';
import { bookingFacts } from '../testing/booking-facts.js';
import { eventually, testConfig, testService } from '../testing/test-service.js';
import { runService } from '../run-service.js';
import { on } from './on.js';

type Confirmed = DataOf<typeof events.bookingConfirmed>;

const silent = { routes: [], consumers: [] };

test('an event whose process died before publishing it is published by the next life, and marked as sent', async () => {
  const config = testConfig('relay');
  const heard: Confirmed[] = [];
  const hearer = await runService('payment', { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` }, () => ({
    routes: [],
    consumers: [
      on(events.bookingConfirmed, (data) => Promise.resolve(heard.push(data))),
      on(events.bookingCancelled, () => Promise.resolve()),
    ],
  }));
  const first = await runService('booking', config, hearsNothing);
  await first.db.collection('outbox').insertOne({
    ...{ _id: 'left-behind' as never, type: events.bookingConfirmed.type, version: 1, occurredAt: new Date() },
    ...{ correlationId: 'earlier-life', data: bookingFacts(), sentAt: new Date(0) },
  });
  await first.stop();

  const second = await runService('booking', config, async ({ db }) => {
    await db.collection('outbox').updateOne({ _id: 'left-behind' as never }, { $set: { sentAt: null } });
    return hearsNothing();
  });
  await eventually(async () => {
    expect(heard).toMatchObject([{ bookingId: 'b1' }]);
    expect(await second.db.collection('outbox').findOne({ sentAt: null })).toBeNull();
  });
  await Promise.all([second.stop(), hearer.stop()]);
});

test('events of one service arrive in the order in which they were committed', async () => {
  const versions: number[] = [];
  const service = await testService('payment', () => ({
    routes: [],
    consumers: [
      on(events.bookingConfirmed, (data) => Promise.resolve(versions.push(data.version))),
      on(events.bookingCancelled, () => Promise.resolve()),
    ],
  }));
  const publisher = await runService(
    'booking',
    { ...service.config, MONGO_DATABASE: `${service.config.MONGO_DATABASE}-out` },
    ({ inTransaction, outbox }) => {
      commit = (version) => inTransaction((tx) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ version })));
      return hearsNothing();
    },
  );
  for (let version = 1; version <= 20; version++) await commit(version);
  await eventually(() => Promise.resolve(expect(versions).toHaveLength(20)));
  expect(versions).toEqual([...versions].sort((one, other) => one - other));
  await Promise.all([publisher.stop(), service.stop()]);
});

let commit: (version: number) => Promise<void>;

const hearsNothing = () => ({
  ...silent,
  consumers: [
    events.hotelRegistered,
    events.roomListed,
    events.roomChanged,
    events.paymentSucceeded,
    events.paymentRefunded,
  ].map((event) => on(event, () => Promise.resolve())),
});
