import type { Options } from 'amqplib';
import { type BrokerUnderTest, takeAll, unique, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

async function publish(exchange: string, keys: string[], options: Options.Publish = {}) {
  const channel = await broker.newConfirmChannel();
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

const patterns: [pattern: string, matching: string[], others: string[]][] = [
  ['booking.confirmed.v1', ['booking.confirmed.v1'], ['booking.confirmed', 'booking.confirmed.v1.x']],
  ['booking.*.v1', ['booking.paid.v1', 'booking..v1'], ['booking.v1', 'booking.a.b.v1']],
  ['booking.#', ['booking', 'booking.paid', 'booking.paid.v1'], ['bookings', 'room.booking']],
  ['#', ['', 'a', 'a.b.c'], []],
  ['*', ['a'], ['', 'a.b']],
  ['#.v1', ['v1', 'a.v1', 'a.b.v1'], ['v1.a', 'a.v2']],
  ['a.#.b.#.c', ['a.b.c', 'a.x.b.y.z.c', 'a.b.b.c'], ['a.c', 'a.b']],
  ['#.#', ['', 'a', 'a.b'], []],
  ['*.#', ['a', 'a.b'], ['']],
  ['', [''], ['a']],
];
test.each(patterns)('the pattern "%s" takes %j and leaves %j', async (pattern, matching, others) => {
  const exchange = await broker.exchange('topic');
  const queue = await broker.queue();
  await broker.bind(queue, exchange, pattern);
  await publish(exchange, [...matching, ...others]);
  expect(await received(queue)).toEqual(matching);
});

test('a fanout reaches every queue, whatever the key', async () => {
  const exchange = await broker.exchange('fanout');
  const queues = [await broker.queue(), await broker.queue()];
  for (const queue of queues) await broker.bind(queue, exchange, 'ignored');
  await publish(exchange, ['any']);
  for (const queue of queues) expect(await received(queue)).toEqual(['any']);
});

test('a direct exchange compares the key as it is', async () => {
  const exchange = await broker.exchange('direct');
  const queue = await broker.queue();
  await broker.bind(queue, exchange, 'a.*');
  await publish(exchange, ['a.b', 'a.*']);
  expect(await received(queue)).toEqual(['a.*']);
});

test('the default exchange goes by the name of the queue', async () => {
  const queue = await broker.queue();
  await publish('', [queue]);
  expect(await received(queue)).toEqual([queue]);
});

test('a queue gets one copy, however many of its bindings match', async () => {
  const exchange = await broker.exchange('topic');
  const queue = await broker.queue();
  for (const pattern of ['a.b', 'a.*', '#']) await broker.bind(queue, exchange, pattern);
  await publish(exchange, ['a.b']);
  expect(await received(queue)).toEqual(['a.b']);
});

test('an unbound queue gets nothing more by that key', async () => {
  const exchange = await broker.exchange('topic');
  const queue = await broker.queue();
  for (const key of ['kept', 'gone', 'gone']) await broker.bind(queue, exchange, key);
  await (await broker.newChannel()).unbindQueue(queue, exchange, 'gone');
  await publish(exchange, ['gone', 'kept']);
  expect(await received(queue)).toEqual(['kept']);
});

test('what finds no queue comes back if it is mandatory, before it is confirmed', async () => {
  const exchange = await broker.exchange('topic');
  expect(await publish(exchange, ['lost'], { mandatory: true })).toEqual(['312 NO_ROUTE lost']);
  expect(await publish('', [unique()], { mandatory: true })).toEqual([expect.stringContaining('312 NO_ROUTE')]);
  expect(await publish(exchange, ['lost'])).toEqual([]);
});

test('an internal exchange takes nothing from a publisher', async () => {
  const exchange = await broker.exchange('topic', { internal: true });
  const refusal = await broker.refusalOf((channel) => channel.publish(exchange, 'key', Buffer.from('')));
  expect(refusal).toBe(`ACCESS_REFUSED - cannot publish to internal exchange '${exchange}' in vhost '/'`);
});
