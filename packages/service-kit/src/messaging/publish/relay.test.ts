import { type EventData, events } from '@wayhouse/contracts';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { cleanUp } from '../../testing/clean-up.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { type ServiceContext, startService } from '../../start-service.js';
import type { Transaction } from '../../mongo/transaction.js';
import { exchangeName } from '../topology.js';
import { onEvent } from '../consume/on-event.js';

type Confirmed = EventData<typeof events.bookingConfirmed>;

test('an event whose process died before publishing it is published by the next process and marked as sent', async () => {
  const config = testConfig('relay');
  const received: Confirmed[] = [];
  const subscriber = await startService(
    'payment',
    { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-subscriber` },
    () => ({
      routes: [],
      consumers: withNoopConsumers(
        'payment',
        onEvent(events.bookingConfirmed, (data) => Promise.resolve(received.push(data))),
      ),
    }),
  );
  const first = await startService('booking', config, withoutConsumers);
  await first.db.collection('outbox').insertOne({
    _id: 'left-behind' as never,
    type: events.bookingConfirmed.type,
    version: 1,
    occurredAt: new Date(),
    correlationId: 'earlier-process',
    data: bookingFacts(),
    sentAt: new Date(),
  });
  await first.stop();

  const second = await startService('booking', config, async (provided) => {
    await provided.db.collection('outbox').updateOne({ _id: 'left-behind' as never }, { $set: { sentAt: null } });
    return withoutConsumers(provided);
  });
  await eventually(async () => {
    expect(received).toMatchObject([{ bookingId: 'b1' }]);
    expect(await second.db.collection('outbox').findOne({ sentAt: null })).toBeNull();
  });
  await Promise.all([second.stop(), subscriber.stop()]);
  await cleanUp(config);
});

describe('an event', () => {
  const config = testConfig('relay');
  const versions: number[] = [];
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService('booking', config, withoutConsumers);
    const channel = await service.broker.connection()!.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, exchangeName(config.AMQP_NAMESPACE), '#');
    const receive = (content: string) => versions.push((JSON.parse(content) as { data: Confirmed }).data.version);
    await channel.consume(queue, (message) => message && receive(message.content.toString()), { noAck: true });
  });
  beforeEach(() => (versions.length = 0));
  afterAll(async () => {
    await service.stop();
    await cleanUp(config);
  });
  const add = (version: number, tx: Transaction) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ version }));

  test('is published in the order of the commits', async () => {
    for (let version = 1; version <= 20; version++) await inTransaction((tx) => add(version, tx));
    await eventually(() => Promise.resolve(expect(versions).toHaveLength(20)));
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('is not published if its transaction is rolled back', async () => {
    const rolledBack = inTransaction(async (tx) => {
      await add(1, tx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await inTransaction((tx) => add(2, tx));
    await eventually(() => Promise.resolve(expect(versions).toContain(2)));
    expect(versions).toEqual([2]);
  });
});

let inTransaction: ServiceContext['inTransaction'];
let outbox: ServiceContext['outbox'];

const withoutConsumers = (context: ServiceContext) => {
  ({ inTransaction, outbox } = context);
  return { routes: [], consumers: withNoopConsumers('booking') };
};
