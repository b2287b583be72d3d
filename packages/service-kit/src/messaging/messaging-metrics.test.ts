import { events } from '@wayhouse/contracts';
import { bookingFacts } from '../testing/booking-facts.js';
import { withNoopConsumers } from '../testing/with-noop-consumers.js';
import { eventually, testService } from '../testing/test-service.js';
import { withChannel } from '../testing/with-channel.js';
import type { ServiceContext } from '../start-service.js';
import { onEvent } from './consume/on-event.js';
import { deadLetterQueueName } from './topology.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let context: ServiceContext;
let failures = 0;
const confirmed = events.bookingConfirmed.type;

beforeAll(async () => {
  const failing = onEvent(events.paymentSucceeded, () =>
    failures-- > 0 ? Promise.reject(new Error('stumbled')) : Promise.resolve(),
  );
  service = await testService('booking', (provided) => {
    context = provided;
    return { routes: [], consumers: withNoopConsumers('booking', failing) };
  });
});
afterAll(() => service.stop());

/** The value of a metric, or undefined if it has none. */
async function metricValue(name: string, ...labels: string[]): Promise<number | undefined> {
  const lines = (await (await fetch(`${service.url}/metrics`)).text()).split('\n');
  const line = lines.find((each) => each.startsWith(`${name}{`) && labels.every((label) => each.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
/** Some are read from the database or the broker, and have no value while these are slow. */
const expectMetric = (expected: number, name: string, ...labels: string[]) =>
  eventually(async () => expect(await metricValue(name, ...labels)).toBe(expected));
const committed = () => metricValue('events_committed_total', `type="${confirmed}"`);
const publish = () =>
  context.inTransaction((tx) => context.outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId: 'b1' })));

test('an event counts when its transaction has committed, once for all attempts', async () => {
  expect(await committed()).toBe(0);
  await expect(
    context.inTransaction(async (tx) => {
      await context.outbox.add(tx, events.bookingConfirmed, bookingFacts());
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await committed()).toBe(0);

  let attempts = 0;
  await context.inTransaction(async (tx) => {
    await context.outbox.add(tx, events.bookingConfirmed, bookingFacts());
    if (++attempts > 1) return;
    const conflict = new context.db.base.mongo.MongoServerError({ message: 'a write conflict', code: 112 });
    conflict.addErrorLabel('TransientTransactionError');
    throw conflict;
  });
  expect([attempts, await committed()]).toEqual([2, 1]);
});

test('the age of an unpublished event grows until it is published', async () => {
  const outbox = service.db.collection('outbox');
  await publish();
  await expectMetric(0, 'outbox_unsent');
  await expectMetric(0, 'outbox_oldest_seconds');
  const occurredAt = new Date(Date.now() - 90_000);
  // An event without a queue is never published, and does not block later ones.
  const stuck = { type: 'no.subscriber.v1', version: 1, correlationId: 'c', data: {}, sentAt: null };
  await outbox.insertOne({ _id: 'stuck' as never, occurredAt, ...stuck });
  await publish();
  await eventually(async () => expect(await outbox.countDocuments({ type: confirmed, sentAt: null })).toBe(0));
  await expectMetric(1, 'outbox_unsent');
  await eventually(async () => expect(await metricValue('outbox_oldest_seconds')).toBeGreaterThanOrEqual(90));
  await outbox.deleteOne({ _id: 'stuck' as never });
});

test('failed attempts and dead letters are counted', async () => {
  failures = 3;
  const { type } = events.paymentSucceeded;
  const payment = { bookingId: 'b1', paymentId: 'pi_1', amountMinor: 100, paidAt: '2027-01-05T07:00:00Z' };
  await service.publish(events.paymentSucceeded, payment, 'failing');
  await expectMetric(1, 'dead_letters');
  expect(await metricValue('event_attempts_failed_total', `type="${type}"`)).toBe(3);
  await expectMetric(1, 'event_processing_seconds_count', `type="${type}"`, 'result="dead-lettered"');
  await expectMetric(0, 'queue_messages');
});

test('queues that cannot be read have no value, and all other metrics do', async () => {
  const { AMQP_URL, AMQP_NAMESPACE } = service.config;
  await withChannel(AMQP_URL, (channel) => channel.deleteQueue(deadLetterQueueName(AMQP_NAMESPACE, 'booking')));
  expect(await metricValue('dead_letters')).toBeUndefined();
  await expectMetric(0, 'outbox_unsent');
  await service.broker.close();
  expect(await metricValue('queue_messages')).toBeUndefined();
  expect(await committed()).toBe(3);
});
