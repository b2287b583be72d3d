import {
  type BrokerUnderTest,
  quorum,
  startBrokerUnderTest,
  take,
  textOf,
  uniqueName,
} from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
});
afterAll(() => broker.stop());

const queueWithDeadLetters = (deadLetterQueue: string, deliveryLimit = 0) =>
  broker.quorumQueue({
    deadLetterExchange: '',
    deadLetterRoutingKey: deadLetterQueue,
    overflow: 'reject-publish',
    arguments: { 'x-dead-letter-strategy': 'at-least-once', 'x-delivery-limit': deliveryLimit },
  });

test('a message that came back too often goes to the dead-letter queue with its history', async () => {
  const deadLetterQueue = await broker.quorumQueue();
  const queue = await queueWithDeadLetters(deadLetterQueue);
  await broker.fill(queue, ['work'], { messageId: 'm-1', headers: { own: 'yes' }, persistent: true });
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue));
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
          reason: 'delivery_limit',
          queue,
          time: { '!': 'timestamp', value: expect.any(Number) },
          exchange: '',
          'routing-keys': [queue],
        },
      ],
      'x-first-death-exchange': '',
      'x-first-death-queue': queue,
      'x-first-death-reason': 'delivery_limit',
    },
  });
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
  // RabbitMQ tries again after minutes only.
  if (!broker.isEmulator) return;
  const deadLetterQueue = uniqueName();
  const queue = await queueWithDeadLetters(deadLetterQueue);
  await broker.fill(queue, ['work']);
  const channel = await broker.newChannel();
  for (const _ of [1, 2]) channel.nack(await take(channel, queue));
  await channel.assertQueue(deadLetterQueue, { arguments: quorum });
  channel.nack(await take(channel, queue));
  expect(textOf(await take(channel, deadLetterQueue))).toBe('work');
  expect(await broker.count(queue)).toBe(0);
  await channel.deleteQueue(deadLetterQueue);
});
