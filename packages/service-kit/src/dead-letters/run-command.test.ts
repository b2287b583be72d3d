import type { ConfirmChannel } from 'amqplib';
import { events } from '@wayhouse/contracts';
import { onEvent } from '../messaging/consume/on-event.js';
import { deadLetterQueueName, deliveryLimit, queueName } from '../messaging/topology.js';
import { bookingFacts } from '../testing/booking-facts.js';
import { withNoopConsumers } from '../testing/with-noop-consumers.js';
import { eventually, testService } from '../testing/test-service.js';
import { withChannel } from '../testing/with-channel.js';
import { deadLetterQueue } from './dead-letter-queue.js';
import { runDeadLetterCommand } from './run-command.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let isFixed: boolean;
let attempts: string[];

beforeAll(async () => {
  service = await testService('payment', ({ db }) => ({
    routes: [],
    consumers: withNoopConsumers(
      'payment',
      onEvent(events.bookingConfirmed, async ({ bookingId }, tx) => {
        attempts.push(bookingId);
        if (!isFixed) throw new Error(`the desk is closed\n${'and so on '.repeat(30)}to the end`);
        await db.collection('processed').insertOne({ bookingId }, { session: tx });
      }),
    ),
  }));
});
beforeEach(async () => {
  isFixed = false;
  attempts = [];
  await onChannel((channel) => channel.purgeQueue(deadLetterQueueName(service.config.AMQP_NAMESPACE, 'payment')));
});
afterAll(() => service.stop());

const onChannel = <T>(work: (channel: ConfirmChannel) => Promise<T>) => withChannel(service.config.AMQP_URL, work);
const run = (...args: string[]) => runDeadLetterCommand(args, () => service.config);
const processedCount = (bookingId: string) => service.db.collection('processed').countDocuments({ bookingId });
const deadPayments = async () => Number(/^payment +(\d+)/m.exec(await run('list'))?.[1]);

/** Publishes events with these ids; each is in the dead-letter queue before the next, so they are in this order. */
async function deadLetter(...ids: string[]) {
  for (const id of ids) {
    const before = await deadPayments();
    await service.publish(events.bookingConfirmed, bookingFacts({ bookingId: id }), id);
    await eventually(async () => expect(await deadPayments()).toBe(before + 1));
  }
}

test('lists the dead letters of each service with id, type, time, attempts and reason', async () => {
  await deadLetter('a-1', 'a-2');
  const lines = (await run('list')).split('\n');
  expect(lines.map((line) => line.slice(0, 16).trim())).toEqual(
    expect.arrayContaining(['catalog        0', 'payment        2', 'notification   0']),
  );
  const first = lines[lines.findIndex((line) => line.startsWith('payment')) + 1];
  expect(first).toMatch(
    /^ +1 {2}a-1 {2}booking\.confirmed\.v1 {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}3 attempts {2}the desk is closed and .+…$/,
  );
  expect(await run('list', '--queue', 'booking')).toBe('booking        0');
});

test('shows reason and content of a dead letter, and never consumes it', async () => {
  await deadLetter('b-1');
  for (let listed = 0; listed <= deliveryLimit + 1; listed++) await run('list', '--queue', 'payment');
  const shown = await run('show', 'b-1');
  expect(shown).toMatch(
    /^id +b-1\ntype +booking\.confirmed\.v1\nqueue +payment\nfailed at \S+, after 3 attempts\nreason +the desk/,
  );
  expect(shown).toContain('to the end\n{');
  expect(shown).toContain('"bookingId": "b-1"');
});

test('replays one dead letter with all attempts of a new message, and leaves the others', async () => {
  await deadLetter('c-1', 'c-2');
  attempts = [];
  expect(await run('replay', 'c-2')).toBe('Replayed 1 message to payment.');
  await eventually(async () => expect(await deadPayments()).toBe(2));
  expect(attempts).toEqual(['c-2', 'c-2', 'c-2']);
  isFixed = true;
  await run('replay', 'c-2');
  await eventually(async () => expect(await processedCount('c-2')).toBe(1));
  expect(await run('list')).not.toContain('c-2');
  expect(await run('list')).toContain('c-1');
});

test('replays all dead letters of a service, and reports if there are none', async () => {
  await deadLetter('d-1', 'd-2', 'd-3');
  isFixed = true;
  expect(await run('replay', '--all', '--queue', 'catalog')).toBe('There are no dead letters.');
  expect(await run('replay', '--all')).toBe('Replayed 3 messages to payment.');
  await eventually(async () =>
    expect([await processedCount('d-1'), await processedCount('d-2'), await processedCount('d-3')]).toEqual([1, 1, 1]),
  );
  expect(await deadPayments()).toBe(0);
});

test('a replay that ends before it removes a message leaves it in both queues, and it is processed once', async () => {
  await deadLetter('e-1', 'e-2');
  isFixed = true;
  await onChannel((channel) => {
    channel.ack = () => undefined;
    return deadLetterQueue(channel, service.config.AMQP_NAMESPACE, 'payment').replay(({ id }) => id === 'e-1');
  });
  await eventually(async () => expect(await processedCount('e-1')).toBe(1));
  await eventually(async () => expect(await deadPayments()).toBe(2));
  await run('replay', '--all');
  await eventually(async () => expect(await processedCount('e-2')).toBe(1));
  expect(await processedCount('e-1')).toBe(1);
});

test('a message without an id gets one from a hash of its content', async () => {
  const { AMQP_NAMESPACE: namespace } = service.config;
  await onChannel(async (channel) => {
    channel.sendToQueue(queueName(namespace, 'payment'), Buffer.from('not json'));
    await channel.waitForConfirms();
  });
  await eventually(async () => expect(await deadPayments()).toBe(1));
  const [, id = ''] = /(content-\w+)/.exec(await run('list')) ?? [];
  expect(await run('show', id)).toMatch(/after 0 attempts\nreason +the message cannot be parsed: .+\nnot json$/s);
});

test('a message whose process dies each time is dead-lettered by the broker with that reason', async () => {
  const queue = queueName(service.config.AMQP_NAMESPACE, 'catalog');
  await onChannel((channel) => channel.purgeQueue(queue));
  await service.publish(events.bookingConfirmed, bookingFacts({ bookingId: 'f-1' }), 'f-1');
  await onChannel(async (channel) => {
    for (let delivery = 0; delivery <= deliveryLimit; delivery++)
      channel.nack(
        await eventually(async () => (await channel.get(queue)) || Promise.reject(new Error('nothing there'))),
      );
  });
  const isListed = async () =>
    expect(await run('list', '--queue', 'catalog')).toMatch(
      /f-1 {2}booking\.confirmed\.v1 .+Z {2}21 attempts {2}redelivered/,
    );
  await eventually(isListed);
  await run('replay', 'f-1', '--queue', 'catalog');
  expect(await run('list', '--queue', 'catalog')).toBe('catalog        0');
  const redelivered = await onChannel((channel) => channel.get(queue, { noAck: true }));
  // The delivery count belongs to the queue and starts again.
  expect(redelivered && redelivered.properties.headers).toEqual({ 'x-delivery-count': 0 });
});

test.each([
  [['show', 'nobody'], 'There is no dead letter with the id nobody. See list.'],
  [['replay', 'nobody'], 'There is no dead letter with the id nobody. See list.'],
  [['list', '--queue', 'mail'], 'There is no queue mail. The queues are catalog, booking, payment, notification.'],
  ...[[], ['burn'], ['show'], ['replay'], ['replay', 'x', '--all'], ['list', 'x'], ['list', '--fast']].map((args) => [
    args,
    'Usage: list | show <id> | replay <id> | replay --all [--queue <service>]',
  ]),
] as [string[], string][])('%j fails with a readable error', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(new Error(message));
});

test('fails with a readable error if the broker is away or has no queues', async () => {
  const { AMQP_NAMESPACE, AMQP_URL } = service.config;
  const unreachable = { AMQP_URL: 'amqp://guest:secret@127.0.0.1:9', AMQP_NAMESPACE };
  await expect(runDeadLetterCommand(['list'], () => unreachable)).rejects.toThrow(
    /^RabbitMQ does not answer at amqp:\/\/127\.0\.0\.1:9 \(AMQP_URL\): .*ECONNREFUSED/,
  );
  await expect(runDeadLetterCommand(['list'], () => ({ AMQP_URL, AMQP_NAMESPACE: 'elsewhere' }))).rejects.toThrow(
    'This broker has no queues of elsewhere. Has any service been started?',
  );
});
