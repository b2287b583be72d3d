import type { Channel, Options } from 'amqplib';
import {
  type BrokerUnderTest,
  fanout,
  quorum,
  startBrokerUnderTest,
  textOf,
  uniqueName,
  until,
} from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
});
afterAll(() => broker.stop());

test('reports how many messages and consumers a queue has', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  await broker.fill(queue, ['one', 'two']);
  expect(await channel.checkQueue(queue)).toEqual({ queue, messageCount: 2, consumerCount: 0 });
  await channel.consume(queue, () => {});
  expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 0, consumerCount: 1 });
});

test('names a queue that is declared without a name', async () => {
  const channel = await broker.newChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true, durable: false });
  expect(queue).toMatch(/^amq\.gen-.{20,}/);
});

test('deletes a queue with its messages, cancels its consumers, and deletes it again without complaint', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two']);
  const channel = await broker.newChannel();
  expect(await channel.deleteQueue(queue)).toEqual({ messageCount: 2 });
  expect(await broker.exists(queue)).toBe(false);
  expect(await channel.deleteQueue(queue)).toEqual({ messageCount: 0 });
  await channel.deleteExchange(uniqueName());

  const consumed = await broker.queue();
  const cancelled = new Promise<boolean>((resolve) => {
    void channel.consume(consumed, (message) => resolve(message === null));
  });
  await channel.checkQueue(consumed);
  await channel.deleteQueue(consumed);
  expect(await cancelled).toBe(true);
});

test('an exclusive queue is usable by its connection only and is deleted with it', async () => {
  const connection = await broker.newConnection();
  const channel = await broker.newChannel(connection);
  const { queue } = await channel.assertQueue('', { exclusive: true });
  const locked =
    `RESOURCE_LOCKED - cannot obtain exclusive access to locked queue '${queue}' in vhost '/'. It could be originally ` +
    'declared on another connection or the exclusive property value does not match that of the original declaration.';
  expect(await broker.refusalOf((other) => other.checkQueue(queue))).toBe(locked);
  expect(await broker.refusalOf((other) => other.consume(queue, () => {}))).toBe(locked);
  await connection.close();
  await until(async () => !(await broker.exists(queue)));
});

test('an auto-delete exchange is deleted with the last queue that was bound to it', async () => {
  const exchange = await broker.exchange('fanout');
  const queues = [await broker.queue(), await broker.queue()];
  for (const queue of queues) await broker.bind(queue, exchange);
  const channel = await broker.newChannel();
  await channel.deleteQueue(queues[0]!);
  channel.publish(exchange, '', Buffer.from('still there'));
  await channel.waitForConfirms();
  await channel.deleteQueue(queues[1]!);
  const publish = (other: Channel) => other.publish(exchange, '', Buffer.from(''));
  expect(await broker.refusalOf(publish)).toMatch(/^NOT_FOUND/);
});

test('deletes an exchange although queues are bound to it', async () => {
  const exchange = await broker.exchange();
  await broker.bind(await broker.queue(), exchange, 'key');
  await (await broker.newChannel()).deleteExchange(exchange);
  const publish = (channel: Channel) => channel.publish(exchange, 'key', Buffer.from(''));
  expect(await broker.refusalOf(publish)).toMatch(/^NOT_FOUND/);
});

test('purges what waits, and not what consumers have', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['held', 'two', 'three']);
  const channel = await broker.newChannel();
  const held = await channel.get(queue);
  expect(await channel.purgeQueue(queue)).toEqual({ messageCount: 2 });
  await channel.close();
  expect(held && textOf(held)).toBe('held');
  await until(async () => (await broker.count(queue)) === 1);
});

const deadLettering = {
  deadLetterExchange: '',
  deadLetterRoutingKey: 'dead',
  overflow: 'reject-publish' as const,
  arguments: { 'x-dead-letter-strategy': 'at-least-once' },
};

test('a queue can be declared again only with the same properties', async () => {
  const queue = await broker.quorumQueue({ arguments: { 'x-delivery-limit': 5 } });
  const again = (options: Options.AssertQueue) => broker.refusalOf((channel) => channel.assertQueue(queue, options));
  const inequivalent = (name: string) =>
    new RegExp(`^PRECONDITION_FAILED - inequivalent arg '${name}' for queue '${queue}'`);
  expect(await again({ arguments: quorum })).toMatch(inequivalent('x-delivery-limit'));
  const five = { ...quorum, 'x-delivery-limit': 5 };
  expect(await again({ arguments: { ...five, 'x-delivery-limit': 6 } })).toMatch(inequivalent('x-delivery-limit'));
  expect(await again({ ...deadLettering, arguments: { ...five, ...deadLettering.arguments } })).toMatch(
    inequivalent('x-dead-letter-exchange'),
  );
});

test('an exchange can be declared again only with the same type', async () => {
  const exchange = await broker.exchange();
  expect(await broker.refusalOf((channel) => channel.assertExchange(exchange, 'fanout', fanout))).toBe(
    `PRECONDITION_FAILED - inequivalent arg 'type' for exchange '${exchange}' in vhost '/': received 'fanout' but ` +
      `current is 'topic'`,
  );
});

const refused: [string, (channel: Channel) => unknown][] = [
  ["NOT_FOUND - no queue 'nowhere' in vhost '/'", (channel) => channel.checkQueue('nowhere')],
  ["NOT_FOUND - no queue 'nowhere' in vhost '/'", (channel) => channel.purgeQueue('nowhere')],
  ["NOT_FOUND - no queue 'nowhere' in vhost '/'", (channel) => channel.consume('nowhere', () => {})],
  ["NOT_FOUND - no queue 'nowhere' in vhost '/'", (channel) => channel.get('nowhere')],
  ["NOT_FOUND - no exchange 'nowhere' in vhost '/'", (channel) => channel.publish('nowhere', 'key', Buffer.from(''))],
  [
    "ACCESS_REFUSED - queue name 'amq.own' contains reserved prefix 'amq.*'",
    (channel) => channel.assertQueue('amq.own', { exclusive: true }),
  ],
  [
    'ACCESS_REFUSED - operation not permitted on the default exchange',
    (channel) => channel.assertExchange('', 'topic'),
  ],
  ['ACCESS_REFUSED - operation not permitted on the default exchange', (channel) => channel.deleteExchange('')],
  [
    "PRECONDITION_FAILED - invalid property 'non-durable' for queue 'bad' in vhost '/'",
    (channel) => channel.assertQueue('bad', { durable: false, arguments: quorum }),
  ],
  [
    "PRECONDITION_FAILED - invalid property 'exclusive-owner' for queue 'bad' in vhost '/'",
    (channel) => channel.assertQueue('bad', { exclusive: true, arguments: quorum }),
  ],
];
test.each(refused)('%s', async (text, action) => {
  expect(await broker.refusalOf(action)).toBe(text);
});
