import {
  type BrokerUnderTest,
  startBrokerUnderTest,
  take,
  textOf,
  uniqueName,
  until,
} from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
});
afterAll(() => broker.stop());

const queueWithDeadLetters = (deadLetterQueue: string, deliveryLimit = 20) =>
  broker.quorumQueue({
    deadLetterExchange: '',
    deadLetterRoutingKey: deadLetterQueue,
    overflow: 'reject-publish',
    arguments: { 'x-dead-letter-strategy': 'at-least-once', 'x-delivery-limit': deliveryLimit },
  });

test('a rejected message goes to the dead-letter queue with its history', async () => {
  const deadLetterQueue = await broker.quorumQueue();
  const queue = await queueWithDeadLetters(deadLetterQueue);
  await broker.fill(queue, ['work'], { messageId: 'm-1', headers: { own: 'yes' }, persistent: true });
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue), false, false);
  const dead = await take(channel, deadLetterQueue);
  expect(textOf(dead)).toBe('work');
  expect(dead.fields).toMatchObject({ exchange: '', routingKey: deadLetterQueue, redelivered: false });
  expect(dead.properties).toMatchObject({
    messageId: 'm-1',
    deliveryMode: 2,
    headers: {
      own: 'yes',
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

test('a second death in the same way is counted, another one is put in front', async () => {
  const deadLetterQueue = await broker.quorumQueue();
  const queue = await queueWithDeadLetters(deadLetterQueue, 0);
  const channel = await broker.newChannel();
  async function die(headers: object, requeue: boolean) {
    channel.sendToQueue(queue, Buffer.from('work'), { headers });
    channel.nack(await take(channel, queue), false, requeue);
    const dead = await take(channel, deadLetterQueue);
    channel.ack(dead);
    return dead.properties.headers ?? {};
  }
  const last = await die(await die(await die({}, false), false), true);
  const deaths = last['x-death'] as unknown as { reason: string; count: number }[];
  expect(deaths.map(({ reason, count }) => [reason, count])).toEqual([
    ['delivery_limit', 1],
    ['rejected', 2],
  ]);
  expect(last['x-first-death-reason']).toBe('rejected');
});

test('a quorum queue counts how often a message came back, and gives up at its limit', async () => {
  const deadLetterQueue = await broker.quorumQueue();
  const queue = await queueWithDeadLetters(deadLetterQueue, 2);
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  for (const returns of [0, 1, 2]) {
    const message = await take(channel, queue);
    expect(message.properties.headers?.['x-delivery-count'] ?? 0).toBe(returns);
    expect(message.fields.redelivered).toBe(returns > 0);
    channel.nack(message);
  }
  const dead = await take(channel, deadLetterQueue);
  expect(dead.properties.headers?.['x-first-death-reason']).toBe('delivery_limit');
});

test('keeps dead letters until their queue exists', async () => {
  const deadLetterQueue = uniqueName();
  const queue = await queueWithDeadLetters(deadLetterQueue);
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue), false, false);
  await until(async () => (await channel.get(queue)) === false);
  // RabbitMQ tries again after minutes only.
  if (!broker.isEmulator) return;
  await channel.assertQueue(deadLetterQueue, { exclusive: true });
  expect(textOf(await take(channel, deadLetterQueue))).toBe('work');
});
