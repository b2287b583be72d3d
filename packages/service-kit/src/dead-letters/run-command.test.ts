import type { ConfirmChannel } from 'amqplib';
import { events } from '@wayhouse/contracts';
import { on } from '../messaging/consume/on-event.js';
import { deadQueueOf, deliveryLimit, queueOf } from '../messaging/topology.js';
import { bookingFacts } from '../testing/booking-facts.js';
import { hearingAll } from '../testing/with-noop-consumers.js';
import { eventually, testService } from '../testing/test-service.js';
import { withChannel } from '../testing/with-channel.js';
import { deadQueue } from './dead-letter-queue.js';
import { runCommand } from './run-command.js';

type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
let isMended: boolean;
let tries: string[];

beforeAll(async () => {
  service = await testService('payment', ({ db }) => ({
    routes: [],
    consumers: hearingAll(
      'payment',
      on(events.bookingConfirmed, async ({ bookingId }, tx) => {
        tries.push(bookingId);
        if (!isMended) throw new Error(`the desk is closed\n${'and so on '.repeat(30)}to the end`);
        await db.collection('heard').insertOne({ bookingId }, { session: tx });
      }),
    ),
  }));
});
beforeEach(async () => {
  isMended = false;
  tries = [];
  await brokers((channel) => channel.purgeQueue(deadQueueOf(service.config.AMQP_NAMESPACE, 'payment')));
});
afterAll(() => service.stop());

const brokers = <T>(work: (channel: ConfirmChannel) => Promise<T>) => withChannel(service.config.AMQP_URL, work);
const run = (...words: string[]) => runCommand(words, () => service.config);
const heard = (bookingId: string) => service.db.collection('heard').countDocuments({ bookingId });
const paymentsDead = async () => Number(/^payment +(\d+)/m.exec(await run('list'))?.[1]);

/** Tells bookings that nobody can work on, under their own ids. */
async function givenUp(...ids: string[]) {
  const before = await paymentsDead();
  for (const id of ids) await service.tell(events.bookingConfirmed, bookingFacts({ bookingId: id }), id);
  await eventually(async () => expect(await paymentsDead()).toBe(before + ids.length));
}

test('lists what was given up by service, with its id, type, time, tries and reason in one line', async () => {
  await givenUp('a-1', 'a-2');
  const lines = (await run('list')).split('\n');
  expect(lines.map((line) => line.slice(0, 16).trim())).toEqual(
    expect.arrayContaining(['catalog        0', 'payment        2', 'notification   0']),
  );
  const first = lines[lines.findIndex((line) => line.startsWith('payment')) + 1];
  expect(first).toMatch(
    /^ +1 {2}a-1 {2}booking\.confirmed\.v1 {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}3 tries {2}the desk is closed and .+…$/,
  );
  expect(await run('list', '--queue', 'booking')).toBe('booking        0');
});

test('shows the whole reason and what was said, and leaves it there however often one looks', async () => {
  await givenUp('b-1');
  for (let look = 0; look <= deliveryLimit + 1; look++) await run('list', '--queue', 'payment');
  const shown = await run('show', 'b-1');
  expect(shown).toMatch(
    /^id +b-1\ntype +booking\.confirmed\.v1\nqueue +payment\ndied at +\S+, after 3 tries\nreason +the desk/,
  );
  expect(shown).toContain('to the end\n{');
  expect(shown).toContain('"bookingId": "b-1"');
});

test('replays one: it is tried as often as a new one, and the others stay', async () => {
  await givenUp('c-1', 'c-2');
  tries = [];
  expect(await run('replay', 'c-2')).toBe('1 message goes back to payment.');
  await eventually(async () => expect(await paymentsDead()).toBe(2));
  expect(tries).toEqual(['c-2', 'c-2', 'c-2']);
  isMended = true;
  await run('replay', 'c-2');
  await eventually(async () => expect(await heard('c-2')).toBe(1));
  expect(await run('list')).not.toContain('c-2');
  expect(await run('list')).toContain('c-1');
});

test('replays all of one service, and says so where there are none', async () => {
  await givenUp('d-1', 'd-2', 'd-3');
  isMended = true;
  expect(await run('replay', '--all', '--queue', 'catalog')).toBe('There are no dead letters.');
  expect(await run('replay', '--all')).toBe('3 messages go back to payment.');
  await eventually(async () => expect([await heard('d-1'), await heard('d-2'), await heard('d-3')]).toEqual([1, 1, 1]));
  expect(await paymentsDead()).toBe(0);
});

test('a replay that is cut off before it strikes a message out leaves it in both places, and it is worked on once', async () => {
  await givenUp('e-1', 'e-2');
  isMended = true;
  await brokers((channel) => {
    channel.ack = () => undefined;
    return deadQueue(channel, service.config.AMQP_NAMESPACE, 'payment').replay(({ id }) => id === 'e-1');
  });
  await eventually(async () => expect(await heard('e-1')).toBe(1));
  await eventually(async () => expect(await paymentsDead()).toBe(2));
  await run('replay', '--all');
  await eventually(async () => expect(await heard('e-2')).toBe(1));
  expect(await heard('e-1')).toBe(1);
});

test('a message that came without an id is found by one made of its content', async () => {
  const { AMQP_NAMESPACE: namespace } = service.config;
  await brokers(async (channel) => {
    channel.sendToQueue(queueOf(namespace, 'payment'), Buffer.from('not json'));
    await channel.waitForConfirms();
  });
  await eventually(async () => expect(await paymentsDead()).toBe(1));
  const [, id = ''] = /(content-\w+)/.exec(await run('list')) ?? [];
  expect(await run('show', id)).toMatch(/after 0 tries\nreason +the message cannot be read: .+\nnot json$/s);
});

test('a message whose process dies with it each time ends here with that reason, too', async () => {
  const queue = queueOf(service.config.AMQP_NAMESPACE, 'catalog');
  await brokers((channel) => channel.purgeQueue(queue));
  await service.tell(events.bookingConfirmed, bookingFacts({ bookingId: 'f-1' }), 'f-1');
  await brokers(async (channel) => {
    for (let time = 0; time <= deliveryLimit; time++)
      channel.nack(
        await eventually(async () => (await channel.get(queue)) || Promise.reject(new Error('nothing there'))),
      );
  });
  const found = async () =>
    expect(await run('list', '--queue', 'catalog')).toMatch(
      /f-1 {2}booking\.confirmed\.v1 .+Z {2}21 tries {2}it came back/,
    );
  await eventually(found);
  await run('replay', 'f-1', '--queue', 'catalog');
  expect(await run('list', '--queue', 'catalog')).toBe('catalog        0');
  const back = await brokers((channel) => channel.get(queue, { noAck: true }));
  // The count is the queue's own, and begins again.
  expect(back && back.properties.headers).toEqual({ 'x-delivery-count': 0 });
});

test.each([
  [['show', 'nobody'], 'No dead letter has the id nobody; the command list names them.'],
  [['replay', 'nobody'], 'No dead letter has the id nobody; the command list names them.'],
  [['list', '--queue', 'mail'], 'There is no queue mail; there are catalog, booking, payment, notification.'],
  ...[[], ['burn'], ['show'], ['replay'], ['replay', 'x', '--all'], ['list', 'x'], ['list', '--fast']].map((words) => [
    words,
    'Use: list | show <id> | replay <id> | replay --all [--queue <service>]',
  ]),
] as [string[], string][])('says in one sentence why %j cannot be done', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(new Error(sentence));
});

test('says in one sentence that the broker is away, or has never seen a service', async () => {
  const { AMQP_NAMESPACE, AMQP_URL } = service.config;
  const nowhere = { AMQP_URL: 'amqp://guest:secret@127.0.0.1:9', AMQP_NAMESPACE };
  await expect(runCommand(['list'], () => nowhere)).rejects.toThrow(
    /^RabbitMQ does not answer at amqp:\/\/127\.0\.0\.1:9 \(AMQP_URL\): .*ECONNREFUSED/,
  );
  await expect(runCommand(['list'], () => ({ AMQP_URL, AMQP_NAMESPACE: 'elsewhere' }))).rejects.toThrow(
    'This broker has no queues of elsewhere: no service was ever there.',
  );
});
