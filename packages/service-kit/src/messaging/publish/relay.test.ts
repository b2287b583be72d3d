import { type DataOf, events } from '@wayhouse/contracts';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { cleanUp } from '../../testing/clean-up.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { type Given, runService } from '../../run-service.js';
import type { Transaction } from '../../mongo/transaction.js';
import { exchangeOf } from '../topology.js';
import { on } from '../consume/on-event.js';

type Confirmed = DataOf<typeof events.bookingConfirmed>;

test('an event whose process died before publishing it is published by the next life, and marked as sent', async () => {
  const config = testConfig('relay');
  const heard: Confirmed[] = [];
  const hearer = await runService('payment', { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` }, () => ({
    routes: [],
    consumers: hearingAll(
      'payment',
      on(events.bookingConfirmed, (data) => Promise.resolve(heard.push(data))),
    ),
  }));
  const first = await runService('booking', config, hearsNothing);
  await first.db.collection('outbox').insertOne({
    ...{ _id: 'left-behind' as never, type: events.bookingConfirmed.type, version: 1, occurredAt: new Date() },
    ...{ correlationId: 'earlier-life', data: bookingFacts(), sentAt: new Date() },
  });
  await first.stop();

  const second = await runService('booking', config, async (given) => {
    await given.db.collection('outbox').updateOne({ _id: 'left-behind' as never }, { $set: { sentAt: null } });
    return hearsNothing(given);
  });
  await eventually(async () => {
    expect(heard).toMatchObject([{ bookingId: 'b1' }]);
    expect(await second.db.collection('outbox').findOne({ sentAt: null })).toBeNull();
  });
  await Promise.all([second.stop(), hearer.stop()]);
  await cleanUp(config);
});

describe('what a service says', () => {
  const config = testConfig('relay');
  const versions: number[] = [];
  let service: Awaited<ReturnType<typeof runService>>;
  beforeAll(async () => {
    service = await runService('booking', config, hearsNothing);
    const channel = await service.broker.connection()!.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, exchangeOf(config.AMQP_NAMESPACE), '#');
    const hear = (content: string) => versions.push((JSON.parse(content) as { data: Confirmed }).data.version);
    await channel.consume(queue, (message) => message && hear(message.content.toString()), { noAck: true });
  });
  beforeEach(() => (versions.length = 0));
  afterAll(async () => {
    await service.stop();
    await cleanUp(config);
  });
  const add = (version: number, tx: Transaction) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ version }));

  test('leaves in the order in which it was committed', async () => {
    for (let version = 1; version <= 20; version++) await inTransaction((tx) => add(version, tx));
    await eventually(() => Promise.resolve(expect(versions).toHaveLength(20)));
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('is not said where the change it tells of is taken back', async () => {
    const takenBack = inTransaction(async (tx) => {
      await add(1, tx);
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await inTransaction((tx) => add(2, tx));
    await eventually(() => Promise.resolve(expect(versions).toContain(2)));
    expect(versions).toEqual([2]);
  });
});

let inTransaction: Given['inTransaction'];
let outbox: Given['outbox'];

const hearsNothing = (given: Given) => {
  ({ inTransaction, outbox } = given);
  return { routes: [], consumers: hearingAll('booking') };
};
