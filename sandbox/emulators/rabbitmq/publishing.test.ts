import type { Options } from 'amqplib';
import { type BrokerUnderTest, startBrokerUnderTest, take, takeAll, uniqueName } from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
});
afterAll(() => broker.stop());

/** Publishes each key as its own body, and returns what came back. */
async function publish(exchange: string, keys: string[], options: Options.Publish = {}) {
  const channel = await broker.newChannel();
  const returned: string[] = [];
  channel.on('return', (message) => {
    const { replyCode, replyText, routingKey } = message.fields as unknown as Record<string, string>;
    returned.push(`${replyCode} ${replyText} ${routingKey}`);
  });
  for (const key of keys) channel.publish(exchange, key, Buffer.from(key), options);
  await channel.waitForConfirms();
  return returned;
}

const received = async (queue: string) => takeAll(await broker.newChannel(), queue);

test.each(['queue', 'quorumQueue'] as const)('confirms every message to a %s', async (kind) => {
  const queue = await broker[kind]();
  const channel = await broker.newChannel();
  let confirmed = 0;
  const bodies = Array.from({ length: 500 }, (_, index) => String(index));
  for (const body of bodies) channel.sendToQueue(queue, Buffer.from(body), { persistent: true }, () => confirmed++);
  await channel.waitForConfirms();
  expect(confirmed).toBe(500);
  expect(await takeAll(channel, queue)).toEqual(bodies);
});

test('passes all properties on as they came', async () => {
  const queue = await broker.queue();
  const properties = {
    contentType: 'application/json',
    contentEncoding: 'utf-8',
    headers: {
      text: 'größer',
      whole: 3,
      large: 2 ** 40,
      part: 1.5,
      yes: true,
      nothing: null,
      list: [1, 'two'],
      nested: { deep: { at: { '!': 'timestamp', value: 1767225600 } } },
    },
    deliveryMode: 2,
    priority: 4,
    correlationId: 'c-1',
    replyTo: 'answers',
    messageId: 'm-1',
    timestamp: 1767225600,
    type: 'booking.confirmed.v1',
    appId: 'booking',
  };
  const channel = await broker.newChannel();
  channel.sendToQueue(queue, Buffer.from('{}'), properties);
  expect((await take(channel, queue)).properties).toMatchObject(properties);
});

test.each([0, 1, 131_064, 131_065, 1_000_000])('carries a body of %d bytes', async (size) => {
  const queue = await broker.queue();
  const body = Buffer.alloc(size, 'wayhouse');
  const channel = await broker.newChannel();
  channel.sendToQueue(queue, body);
  expect((await take(channel, queue)).content.equals(body)).toBe(true);
});

test('a topic exchange takes the routing key as it is, or # for every one', async () => {
  const exchange = await broker.exchange();
  const [one, all] = [await broker.queue(), await broker.queue()];
  await broker.bind(one, exchange, 'booking.confirmed.v1');
  await broker.bind(all, exchange, '#');
  const keys = ['booking.confirmed.v1', 'booking.confirmed', 'booking.confirmed.v1.x', ''];
  await publish(exchange, keys);
  expect(await received(one)).toEqual(['booking.confirmed.v1']);
  expect(await received(all)).toEqual(keys);
});

test('a fanout exchange reaches every queue, whatever the key', async () => {
  const exchange = await broker.exchange('fanout');
  const queues = [await broker.queue(), await broker.queue()];
  for (const queue of queues) await broker.bind(queue, exchange, 'ignored');
  await publish(exchange, ['any']);
  for (const queue of queues) expect(await received(queue)).toEqual(['any']);
});

test('the default exchange routes by the name of the queue', async () => {
  const queue = await broker.queue();
  await publish('', [queue]);
  expect(await received(queue)).toEqual([queue]);
});

test('a queue gets one copy, however many of its bindings match', async () => {
  const exchange = await broker.exchange();
  const queue = await broker.queue();
  for (const pattern of ['a.b', '#']) await broker.bind(queue, exchange, pattern);
  await publish(exchange, ['a.b']);
  expect(await received(queue)).toEqual(['a.b']);
});

test('returns a mandatory message that no queue takes, before it is confirmed', async () => {
  const exchange = await broker.exchange();
  expect(await publish(exchange, ['lost'], { mandatory: true })).toEqual(['312 NO_ROUTE lost']);
  expect(await publish('', [uniqueName()], { mandatory: true })).toEqual([expect.stringContaining('312 NO_ROUTE')]);
  expect(await publish(exchange, ['lost'])).toEqual([]);
});
