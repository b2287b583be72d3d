import type { Channel } from 'amqplib';
import { type BrokerUnderTest, unique, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

test('tells how many messages and consumers a queue has', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  await broker.fill(queue, ['one', 'two']);
  expect(await channel.assertQueue(queue)).toEqual({ queue, messageCount: 2, consumerCount: 0 });
  await channel.consume(queue, () => {});
  expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 0, consumerCount: 1 });
});

test('names a queue that was declared without a name, and lets the empty name mean it', async () => {
  const channel = await broker.newChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  expect(queue).toMatch(/^amq\.gen-.{20,}/);
  await channel.bindQueue('', 'amq.topic', 'a.b');
  await expect(channel.purgeQueue('')).resolves.toEqual({ messageCount: 0 });
});

test('deleting or unbinding what is not there succeeds', async () => {
  const channel = await broker.newChannel();
  expect(await channel.deleteQueue(unique())).toEqual({ messageCount: 0 });
  await channel.deleteExchange(unique());
  await channel.unbindQueue(await broker.queue(), unique(), 'key');
});

test('deleting a queue tells how many messages went with it', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two']);
  expect(await (await broker.newChannel()).deleteQueue(queue)).toEqual({ messageCount: 2 });
  expect(await broker.exists(queue)).toBe(false);
});

test('knows the exchanges every broker has', async () => {
  const channel = await broker.newChannel();
  for (const type of ['direct', 'fanout', 'topic']) await channel.assertExchange(`amq.${type}`, type);
});

test('a queue of the classic type may be declared with or without saying so', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  await channel.assertQueue(queue, { arguments: { 'x-queue-type': 'classic' } });
});

const missing: [string, (channel: Channel) => unknown][] = [
  ["no queue 'nowhere'", (channel) => channel.checkQueue('nowhere')],
  ["no queue 'nowhere'", (channel) => channel.purgeQueue('nowhere')],
  ["no queue 'nowhere'", (channel) => channel.consume('nowhere', () => {})],
  ["no queue 'nowhere'", (channel) => channel.get('nowhere')],
  ["no queue 'nowhere'", (channel) => channel.bindQueue('nowhere', 'amq.topic', 'key')],
  ["no exchange 'nowhere'", (channel) => channel.checkExchange('nowhere')],
  ["no exchange 'nowhere'", (channel) => channel.publish('nowhere', 'key', Buffer.from(''))],
];
test.each(missing)('%s is 404: %s', async (what, action) => {
  expect(await broker.refusalOf(action)).toBe(`NOT_FOUND - ${what} in vhost '/'`);
});

const forbidden: [string, (channel: Channel) => unknown][] = [
  ["queue name 'amq.own' contains reserved prefix 'amq.*'", (channel) => channel.assertQueue('amq.own')],
  ["exchange name 'amq.own' contains reserved prefix 'amq.*'", (channel) => channel.assertExchange('amq.own', 'topic')],
  ['operation not permitted on the default exchange', (channel) => channel.assertExchange('', 'direct')],
  ['operation not permitted on the default exchange', (channel) => channel.deleteExchange('')],
  [
    "deletion of system exchange 'amq.topic' in vhost '/' not allowed",
    (channel) => channel.deleteExchange('amq.topic'),
  ],
];
test.each(forbidden)('%s', async (what, action) => {
  expect(await broker.refusalOf(action)).toBe(`ACCESS_REFUSED - ${what}`);
});
