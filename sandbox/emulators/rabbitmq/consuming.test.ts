import type { Channel, ConsumeMessage } from 'amqplib';
import { type BrokerUnderTest, until, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

/** Consumes into a list; `null` is how the client tells that the broker cancelled. */
async function listen(channel: Channel, queue: string, noAck = false) {
  const messages: (ConsumeMessage | null)[] = [];
  const { consumerTag } = await channel.consume(queue, (message) => messages.push(message), { noAck });
  return {
    consumerTag,
    messages,
    texts: () => messages.map((message) => message?.content.toString() ?? 'cancelled'),
    reaches: (count: number) => until(async () => messages.length >= count),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test('competing consumers take turns', async () => {
  const queue = await broker.queue();
  const consumers = [];
  for (const _ of numbers(3)) consumers.push(await listen(await broker.newChannel(), queue));
  await broker.fill(queue, numbers(9));
  for (const consumer of consumers) await consumer.reaches(3);
  expect(consumers.map(({ messages }) => messages.length)).toEqual([3, 3, 3]);
  expect(consumers.flatMap(({ texts }) => texts()).sort()).toEqual(numbers(9));
});

test('a consumer holds no more than its prefetch, and gets the next for each answer', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, numbers(5));
  const channel = await broker.newChannel();
  await channel.prefetch(2);
  const consumer = await listen(channel, queue);
  await consumer.reaches(2);
  expect(await broker.count(queue)).toBe(3);
  channel.ack(consumer.messages[0]!);
  await consumer.reaches(3);
  expect(await broker.count(queue)).toBe(2);
  channel.nack(consumer.messages[1]!, false, false);
  await consumer.reaches(4);
  expect(consumer.texts()).toEqual(['0', '1', '2', '3']);
});

test('a prefetch counts for each consumer of the channel, unless it is global', async () => {
  const channel = await broker.newChannel();
  await channel.prefetch(1);
  const each = [await broker.queue(), await broker.queue()];
  for (const queue of each) {
    await broker.fill(queue, numbers(2));
    await (await listen(channel, queue)).reaches(1);
  }

  const shared = await broker.newChannel();
  await shared.prefetch(1, true);
  const queues = [await broker.queue(), await broker.queue()];
  const consumers = [];
  for (const queue of queues) {
    await broker.fill(queue, numbers(1));
    consumers.push(await listen(shared, queue));
    await consumers[0]!.reaches(1);
  }
  expect(await broker.count(queues[1]!)).toBe(1);
  shared.ack(consumers[0]!.messages[0]!);
  await consumers[1]!.reaches(1);
});

test('a busy consumer does not keep messages from a free one', async () => {
  const queue = await broker.queue();
  const [busy, free] = [await broker.newChannel(), await broker.newChannel()];
  await busy.prefetch(1);
  const [first, second] = [await listen(busy, queue), await listen(free, queue, true)];
  await broker.fill(queue, numbers(6));
  await second.reaches(5);
  await first.reaches(1);
  expect(first.messages.length).toBe(1);
});

test('without acknowledgements a message is gone once it was sent', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const consumer = await listen(channel, queue, true);
  await broker.fill(queue, ['one']);
  await consumer.reaches(1);
  await channel.close();
  expect(await broker.count(queue)).toBe(0);
});

test('a cancelled consumer gets nothing more but may still answer', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const consumer = await listen(channel, queue);
  await broker.fill(queue, ['one']);
  await consumer.reaches(1);
  await channel.cancel(consumer.consumerTag);
  await broker.fill(queue, ['two']);
  channel.ack(consumer.messages[0]!);
  expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 1, consumerCount: 0 });
  expect(consumer.texts()).toEqual(['one']);
});

test('consumers are told when their queue is deleted', async () => {
  const queue = await broker.queue();
  const consumer = await listen(await broker.newChannel(), queue);
  await (await broker.newChannel()).deleteQueue(queue);
  await consumer.reaches(1);
  expect(consumer.texts()).toEqual(['cancelled']);
});

test('an exclusive consumer has the queue to itself', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const { consumerTag } = await channel.consume(queue, () => {}, { exclusive: true });
  const inUse = `ACCESS_REFUSED - queue '${queue}' in vhost '/' in exclusive use`;
  expect(await broker.refusalOf((other) => other.consume(queue, () => {}))).toBe(inUse);
  await channel.cancel(consumerTag);
  await channel.consume(queue, () => {});
  expect(await broker.refusalOf((other) => other.consume(queue, () => {}, { exclusive: true }))).toBe(inUse);
});

test('a queue in use or with messages is deleted only on purpose', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  expect(await broker.refusalOf((channel) => channel.deleteQueue(queue, { ifEmpty: true }))).toBe(
    `PRECONDITION_FAILED - queue '${queue}' in vhost '/' not empty`,
  );
  await (await broker.newChannel()).consume(queue, () => {});
  expect(await broker.refusalOf((channel) => channel.deleteQueue(queue, { ifUnused: true }))).toBe(
    `PRECONDITION_FAILED - queue '${queue}' in vhost '/' in use`,
  );
});
