import type { ConfirmChannel, GetMessage } from 'amqplib';
import { events } from '@wayhouse/contracts';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { repeatedBy } from '../../testing/counting-consumer.js';
import { eventually, testService } from '../../testing/test-service.js';
import { withChannel } from '../../testing/with-channel.js';
import { on } from './on-event.js';
import { deadQueueOf, exchangeOf } from '../topology.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let failures: number;
let tries: string[];

beforeAll(async () => {
  service = await testService('payment', ({ db }) => ({
    routes: [],
    consumers: hearingAll(
      'payment',
      on(events.bookingConfirmed, async ({ bookingId }, tx) => {
        tries.push(bookingId);
        await db.collection('heard').insertOne({ bookingId }, { session: tx });
        if (failures-- > 0) throw new Error('the database stumbled');
      }),
    ),
  }));
});
beforeEach(() => {
  failures = 0;
  tries = [];
});
afterAll(() => service.stop());

const heard = (bookingId: string) => service.db.collection('heard').find({ bookingId }).toArray();
const tell = (bookingId: string, id?: string) => service.tell(events.bookingConfirmed, bookingFacts({ bookingId }), id);

const brokers = <T>(work: (channel: ConfirmChannel) => Promise<T>) => withChannel(service.config.AMQP_URL, work);
const deadQueue = () => deadQueueOf(service.config.AMQP_NAMESPACE, 'payment');

const publishRaw = (routingKey: string, content: string) =>
  brokers((channel) => {
    channel.publish(exchangeOf(service.config.AMQP_NAMESPACE), routingKey, Buffer.from(content));
    return channel.waitForConfirms();
  });

const nextDead = (): Promise<GetMessage> =>
  eventually(() =>
    brokers(async (channel) => {
      const found = await channel.get(deadQueue(), { noAck: true });
      return found || Promise.reject(new Error('nothing is dead'));
    }),
  );

test('an event delivered twice is worked on once', async () => {
  await tell('twice', 'same-id');
  await tell('twice', 'same-id');
  await eventually(async () => expect(await repeatedBy(service)).toBe(1));
  expect(await heard('twice')).toHaveLength(1);
});

test('what failed for a moment is tried again, and leaves no trace of the failed tries', async () => {
  failures = 2;
  await tell('stumbled');
  await eventually(async () => expect(await heard('stumbled')).toHaveLength(1));
  expect(tries).toEqual(['stumbled', 'stumbled', 'stumbled']);
});

test('what keeps failing goes to the dead-letter queue with its reason', async () => {
  failures = 99;
  await tell('hopeless');
  const dead = await nextDead();
  expect(dead.properties.headers?.['x-reason']).toBe('the database stumbled');
  expect(JSON.parse(dead.content.toString())).toMatchObject({ data: { bookingId: 'hopeless' } });
  expect(await heard('hopeless')).toEqual([]);
});

test.each([
  ['cannot be read', 'booking.confirmed.v1', 'not json', /cannot be read/],
  [
    'does not fit its schema',
    'booking.confirmed.v1',
    envelope('booking.confirmed.v1', { bookingId: 7 }),
    /does not fit/,
  ],
  ['is of an unknown version', 'booking.confirmed.v1', envelope('booking.confirmed.v9', {}), /nobody here hears/],
])('a message that %s is dead at once', async (_what, routingKey, content, reason) => {
  await publishRaw(routingKey, content);
  expect((await nextDead()).properties.headers?.['x-reason']).toMatch(reason);
  expect(tries).toEqual([]);
});

test('where the dead-letter queue is gone, what is given up is not lost with it', async () => {
  await brokers((channel) => channel.deleteQueue(deadQueue()));
  await publishRaw('booking.confirmed.v1', 'to nowhere');
  expect((await nextDead()).content.toString()).toBe('to nowhere');
});

function envelope(type: string, data: object): string {
  return JSON.stringify({ id: 'raw', type, occurredAt: '2027-01-05T12:00:00Z', correlationId: 'c', data });
}
