import type { ConfirmChannel, GetMessage } from 'amqplib';
import { events } from '@wayhouse/contracts';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { countDuplicates } from '../../testing/counting-consumer.js';
import { eventually, testService } from '../../testing/test-service.js';
import { withChannel } from '../../testing/with-channel.js';
import { onEvent } from './on-event.js';
import { deadLetterQueueName, exchangeName } from '../topology.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let failures: number;
let attempts: string[];

beforeAll(async () => {
  service = await testService('payment', ({ db }) => ({
    routes: [],
    consumers: withNoopConsumers(
      'payment',
      onEvent(events.bookingConfirmed, async ({ bookingId }, tx) => {
        attempts.push(bookingId);
        await db.collection('processed').insertOne({ bookingId }, { session: tx });
        if (failures-- > 0) throw new Error('the database stumbled');
      }),
    ),
  }));
});
beforeEach(() => {
  failures = 0;
  attempts = [];
});
afterAll(() => service.stop());

const processed = (bookingId: string) => service.db.collection('processed').find({ bookingId }).toArray();
const publish = (bookingId: string, id?: string) =>
  service.publish(events.bookingConfirmed, bookingFacts({ bookingId }), id);

const onChannel = <T>(work: (channel: ConfirmChannel) => Promise<T>) => withChannel(service.config.AMQP_URL, work);
const deadLetters = () => deadLetterQueueName(service.config.AMQP_NAMESPACE, 'payment');

const publishRaw = (routingKey: string, content: string) =>
  onChannel((channel) => {
    channel.publish(exchangeName(service.config.AMQP_NAMESPACE), routingKey, Buffer.from(content));
    return channel.waitForConfirms();
  });

const nextDeadLetter = (): Promise<GetMessage> =>
  eventually(() =>
    onChannel(async (channel) => {
      const found = await channel.get(deadLetters(), { noAck: true });
      return found || Promise.reject(new Error('no dead letter'));
    }),
  );

test('an event that is delivered twice is processed once', async () => {
  await publish('twice', 'same-id');
  await publish('twice', 'same-id');
  await eventually(async () => expect(await countDuplicates(service)).toBe(1));
  expect(await processed('twice')).toHaveLength(1);
});

test('a failed attempt is retried and leaves nothing behind', async () => {
  failures = 2;
  await publish('stumbled');
  await eventually(async () => expect(await processed('stumbled')).toHaveLength(1));
  expect(attempts).toEqual(['stumbled', 'stumbled', 'stumbled']);
});

test('a message that keeps failing moves to the dead-letter queue with the reason', async () => {
  failures = 99;
  await publish('failing');
  const dead = await nextDeadLetter();
  expect(dead.properties.headers?.['x-dead-letter-reason']).toBe('the database stumbled');
  expect(JSON.parse(dead.content.toString())).toMatchObject({ data: { bookingId: 'failing' } });
  expect(await processed('failing')).toEqual([]);
});

test.each([
  ['cannot be parsed', 'booking.confirmed.v1', 'not json', /cannot be parsed/],
  [
    'does not match its schema',
    'booking.confirmed.v1',
    envelope('booking.confirmed.v1', { bookingId: 7 }),
    /does not match/,
  ],
  ['is of an unknown version', 'booking.confirmed.v1', envelope('booking.confirmed.v9', {}), /no consumer/],
  [
    'was published as another event',
    'booking.paid.v1',
    envelope('booking.confirmed.v1', {}),
    /published as booking.paid/,
  ],
])('a message that %s is dead-lettered at once', async (_what, routingKey, content, reason) => {
  await publishRaw(routingKey, content);
  expect((await nextDeadLetter()).properties.headers?.['x-dead-letter-reason']).toMatch(reason);
  expect(attempts).toEqual([]);
});

test('without a dead-letter queue a failed message is not lost', async () => {
  await onChannel((channel) => channel.deleteQueue(deadLetters()));
  await publishRaw('booking.confirmed.v1', 'to nowhere');
  expect((await nextDeadLetter()).content.toString()).toBe('to nowhere');
});

function envelope(type: string, data: object): string {
  return JSON.stringify({ id: 'raw', type, occurredAt: '2027-01-05T12:00:00Z', correlationId: 'c', data });
}
