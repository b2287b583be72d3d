import type { Options } from 'amqplib';
import { type BrokerUnderTest, take, unique, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

/** A queue whose dead end up in another one. */
async function mortalQueue(options: Options.AssertQueue = {}) {
  const exchange = await broker.exchange('fanout');
  const grave = await broker.queue();
  await broker.bind(grave, exchange);
  return { exchange, grave, queue: await broker.queue({ deadLetterExchange: exchange, ...options }) };
}

test('a rejected message goes on with its history', async () => {
  const { queue, grave, exchange } = await mortalQueue();
  await broker.fill(queue, ['work'], { messageId: 'm-1', headers: { kept: 'yes' }, persistent: true });
  const channel = await broker.newChannel();
  channel.reject(await take(channel, queue), false);
  const dead = await take(channel, grave);
  expect(dead.content.toString()).toBe('work');
  expect(dead.fields).toMatchObject({ exchange, routingKey: queue, redelivered: false });
  expect(dead.properties).toMatchObject({
    messageId: 'm-1',
    deliveryMode: 2,
    headers: {
      kept: 'yes',
      'x-death': [
        {
          count: 1,
          reason: 'rejected',
          queue,
          time: { '!': 'timestamp', value: expect.any(Number) },
          exchange: '',
          'routing-keys': [queue],
        },
      ],
      'x-first-death-exchange': '',
      'x-first-death-queue': queue,
      'x-first-death-reason': 'rejected',
    },
  });
});

test('dying again in the same way is counted, dying otherwise is put in front', async () => {
  const { queue, grave } = await mortalQueue();
  const channel = await broker.newChannel();
  const dieBy = async (properties: Options.Publish, reject: boolean) => {
    channel.sendToQueue(queue, Buffer.from('work'), properties);
    if (reject) channel.nack(await take(channel, queue), false, false);
    return (await take(channel, grave)).properties;
  };
  const once = await dieBy({}, true);
  const twice = await dieBy(once, true);
  const expired = await dieBy({ ...twice, expiration: '1' }, false);
  const deaths = expired.headers?.['x-death'] as { reason: string; count: number }[];
  expect(deaths.map(({ reason, count }) => [reason, count])).toEqual([
    ['expired', 1],
    ['rejected', 2],
  ]);
  expect(expired.headers?.['x-first-death-reason']).toBe('rejected');
});

test('an expired message loses its expiration and remembers it', async () => {
  const { queue, grave } = await mortalQueue();
  await broker.fill(queue, ['work'], { expiration: '1' });
  const { properties } = await take(await broker.newChannel(), grave);
  expect(properties.expiration).toBeUndefined();
  expect(properties.headers?.['x-death']).toEqual([
    expect.objectContaining({ reason: 'expired', 'original-expiration': '1' }),
  ]);
});

test('what a full queue drops is dead too, oldest first', async () => {
  const { queue, grave } = await mortalQueue({ maxLength: 1 });
  await broker.fill(queue, ['one', 'two', 'three']);
  const channel = await broker.newChannel();
  const dead = [await take(channel, grave), await take(channel, grave)];
  expect(dead.map(({ content }) => content.toString())).toEqual(['one', 'two']);
  expect(dead[0]?.properties.headers?.['x-first-death-reason']).toBe('maxlen');
});

test('a routing key of its own replaces the old one', async () => {
  const grave = await broker.queue();
  const queue = await broker.queue({ deadLetterExchange: '', deadLetterRoutingKey: grave });
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue), false, false);
  const dead = await take(channel, grave);
  expect(dead.fields.routingKey).toBe(grave);
  expect(dead.properties.headers?.['x-death']?.[0]?.['routing-keys']).toEqual([queue]);
});

test('the dead are dropped where the exchange for them does not exist', async () => {
  const queue = await broker.queue({ deadLetterExchange: unique() });
  await broker.fill(queue, ['work', 'next']);
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue), false, false);
  expect((await take(channel, queue)).content.toString()).toBe('next');
});

test('a message can wait in one queue and return to another when its time is up', async () => {
  const work = await broker.queue();
  const wait = await broker.queue({ deadLetterExchange: '', deadLetterRoutingKey: work, messageTtl: 20 });
  await broker.fill(wait, ['again']);
  expect((await take(await broker.newChannel(), work)).content.toString()).toBe('again');
});

test('a message that would circle by expiring alone is dropped', async () => {
  const queue = unique();
  const { grave, exchange } = await mortalQueue();
  const channel = await broker.newChannel();
  await channel.assertQueue(queue, { messageTtl: 1, deadLetterExchange: exchange, autoDelete: true });
  await broker.bind(queue, exchange);
  await broker.fill(queue, ['round']);
  expect((await take(channel, grave)).properties.headers?.['x-death']?.[0]?.count).toBe(1);
  expect(await channel.deleteQueue(queue)).toEqual({ messageCount: 0 });
  expect(await channel.get(grave)).toBe(false);
});

test('a quorum queue counts how often a message came back, and gives up at its limit', async () => {
  const { queue, grave } = await mortalQueue({ arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 2 } });
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  for (const returns of [0, 1, 2]) {
    const message = await take(channel, queue);
    expect(message.properties.headers?.['x-delivery-count'] ?? 0).toBe(returns);
    expect(message.fields.redelivered).toBe(returns > 0);
    channel.nack(message);
  }
  expect((await take(channel, grave)).properties.headers?.['x-first-death-reason']).toBe('delivery_limit');
});

test('where nobody takes the dead, a queue that has to keep them does, and gives them on once somebody is there', async () => {
  const grave = unique();
  const queue = await broker.queue({
    deadLetterExchange: '',
    deadLetterRoutingKey: grave,
    overflow: 'reject-publish',
    arguments: { 'x-queue-type': 'quorum', 'x-dead-letter-strategy': 'at-least-once' },
  });
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue), false, false);
  expect(await channel.get(queue)).toBe(false);
  await channel.assertQueue(grave, { expires: 60_000 });
  // RabbitMQ tries again after minutes only.
  if (process.env.AMQP_URL) return;
  expect((await take(channel, grave)).content.toString()).toBe('work');
});
