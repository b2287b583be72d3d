import { events } from '@wayhouse/contracts';
import { bookingFacts } from '../testing/booking-facts.js';
import { hearingAll } from '../testing/with-noop-consumers.js';
import { eventually, testService } from '../testing/test-service.js';
import { withChannel } from '../testing/with-channel.js';
import type { Given } from '../run-service.js';
import { on } from './consume/on-event.js';
import { deadQueueOf } from './topology.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let given: Given;
let failures = 0;
const confirmed = events.bookingConfirmed.type;

beforeAll(async () => {
  const stumble = on(events.paymentSucceeded, () =>
    failures-- > 0 ? Promise.reject(new Error('stumbled')) : Promise.resolve(),
  );
  service = await testService('booking', (its) => {
    given = its;
    return { routes: [], consumers: hearingAll('booking', stumble) };
  });
});
afterAll(() => service.stop());

/** The value that /metrics tells, or undefined if it tells none. */
async function figure(name: string, ...labels: string[]): Promise<number | undefined> {
  const lines = (await (await fetch(`${service.url}/metrics`)).text()).split('\n');
  const line = lines.find((each) => each.startsWith(`${name}{`) && labels.every((label) => each.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
/** Some are asked of the database or the broker, and have no value while those take long. */
const shows = (expected: number, name: string, ...labels: string[]) =>
  eventually(async () => expect(await figure(name, ...labels)).toBe(expected));
const committed = () => figure('events_committed_total', `type="${confirmed}"`);
const tell = () =>
  given.inTransaction((tx) => given.outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId: 'b1' })));

test('an event counts once its transaction stands, however often that was tried', async () => {
  expect(await committed()).toBe(0);
  await expect(
    given.inTransaction(async (tx) => {
      await given.outbox.add(tx, events.bookingConfirmed, bookingFacts());
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await committed()).toBe(0);

  let tries = 0;
  await given.inTransaction(async (tx) => {
    await given.outbox.add(tx, events.bookingConfirmed, bookingFacts());
    if (++tries > 1) return;
    const conflict = new given.db.base.mongo.MongoServerError({ message: 'a write conflict', code: 112 });
    conflict.addErrorLabel('TransientTransactionError');
    throw conflict;
  });
  expect([tries, await committed()]).toEqual([2, 1]);
});

test('the age of what waits in the outbox grows until it has left', async () => {
  const outbox = service.db.collection('outbox');
  await tell();
  await shows(0, 'outbox_unsent');
  await shows(0, 'outbox_oldest_seconds');
  const occurredAt = new Date(Date.now() - 90_000);
  // A type that no queue takes never leaves, whatever leaves after it.
  const stuck = { type: 'nobody.hears.v1', version: 1, correlationId: 'c', data: {}, sentAt: null };
  await outbox.insertOne({ _id: 'stuck' as never, occurredAt, ...stuck });
  await tell();
  await eventually(async () => expect(await outbox.countDocuments({ type: confirmed, sentAt: null })).toBe(0));
  await shows(1, 'outbox_unsent');
  await eventually(async () => expect(await figure('outbox_oldest_seconds')).toBeGreaterThanOrEqual(90));
  await outbox.deleteOne({ _id: 'stuck' as never });
});

test('tries that fail, and what is dead after them, are counted', async () => {
  failures = 3;
  const { type } = events.paymentSucceeded;
  const payment = { bookingId: 'b1', paymentId: 'pi_1', amountMinor: 100, paidAt: '2027-01-05T07:00:00Z' };
  await service.tell(events.paymentSucceeded, payment, 'hopeless');
  await shows(1, 'dead_letters');
  expect(await figure('event_tries_failed_total', `type="${type}"`)).toBe(3);
  await shows(1, 'event_work_seconds_count', `type="${type}"`, 'result="dead"');
  await shows(0, 'queue_messages');
});

test('queues that cannot be asked have no value, and everything else is told', async () => {
  const { AMQP_URL, AMQP_NAMESPACE } = service.config;
  await withChannel(AMQP_URL, (channel) => channel.deleteQueue(deadQueueOf(AMQP_NAMESPACE, 'booking')));
  expect(await figure('dead_letters')).toBeUndefined();
  await shows(0, 'outbox_unsent');
  await service.broker.close();
  expect(await figure('queue_messages')).toBeUndefined();
  expect(await committed()).toBe(3);
});
