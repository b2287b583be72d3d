import type { Channel, ConsumeMessage, GetMessage } from 'amqplib';
import {
  type BrokerUnderTest,
  startBrokerUnderTest,
  take,
  takeAll,
  textOf,
  until,
} from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
});
afterAll(() => broker.stop());

async function collect(channel: Channel, queue: string, noAck = false) {
  const messages: ConsumeMessage[] = [];
  const { consumerTag } = await channel.consume(queue, (message) => messages.push(message!), { noAck });
  return {
    consumerTag,
    messages,
    texts: () => messages.map(textOf),
    reaches: (count: number) => until(async () => messages.length >= count),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

async function takeSome(channel: Channel, queue: string, count: number) {
  const messages = [];
  for (let got = 0; got < count; got++) messages.push(await take(channel, queue));
  return messages as [GetMessage, GetMessage, GetMessage];
}

/** A round trip: whatever was sent on the channel before has been done when it returns. */
const sync = (channel: Channel, queue: string) => channel.checkQueue(queue);

test('competing consumers get messages in turns', async () => {
  const queue = await broker.queue();
  const consumers = [];
  for (const _ of numbers(3)) consumers.push(await collect(await broker.newChannel(), queue));
  await broker.fill(queue, numbers(9));
  for (const consumer of consumers) await consumer.reaches(3);
  expect(consumers.map(({ messages }) => messages.length)).toEqual([3, 3, 3]);
  expect(consumers.flatMap(({ texts }) => texts()).sort()).toEqual(numbers(9));
});

test('a consumer has no more than its prefetch, and gets the next for each acknowledgement', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, numbers(5));
  const channel = await broker.newChannel();
  await channel.prefetch(2);
  const consumer = await collect(channel, queue);
  await consumer.reaches(2);
  expect(await broker.count(queue)).toBe(3);
  channel.ack(consumer.messages[0]!);
  await consumer.reaches(3);
  expect(await broker.count(queue)).toBe(2);
  channel.ack(consumer.messages[1]!);
  await consumer.reaches(4);
  expect(consumer.texts()).toEqual(['0', '1', '2', '3']);
});

test('the prefetch counts for each consumer of a channel', async () => {
  const channel = await broker.newChannel();
  await channel.prefetch(1);
  for (const queue of [await broker.queue(), await broker.queue()]) {
    await broker.fill(queue, numbers(2));
    await (await collect(channel, queue)).reaches(1);
  }
});

test('a busy consumer does not keep messages from a free one', async () => {
  const queue = await broker.queue();
  const [busy, free] = [await broker.newChannel(), await broker.newChannel()];
  await busy.prefetch(1);
  const [first, second] = [await collect(busy, queue), await collect(free, queue, true)];
  await broker.fill(queue, numbers(6));
  await second.reaches(5);
  await first.reaches(1);
  expect(first.messages.length).toBe(1);
});

test('without acknowledgements a message is gone once it was sent', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const consumer = await collect(channel, queue, true);
  await broker.fill(queue, ['one']);
  await consumer.reaches(1);
  await channel.close();
  expect(await broker.count(queue)).toBe(0);
});

test('a cancelled consumer gets nothing more but can still acknowledge', async () => {
  const queue = await broker.queue();
  const channel = await broker.newChannel();
  const consumer = await collect(channel, queue);
  await broker.fill(queue, ['one']);
  await consumer.reaches(1);
  await channel.cancel(consumer.consumerTag);
  await broker.fill(queue, ['two']);
  channel.ack(consumer.messages[0]!);
  expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 1, consumerCount: 0 });
  expect(consumer.texts()).toEqual(['one']);
});

test('a closed channel gives back what was not acknowledged, in order and marked as redelivered', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two', 'three', 'four']);
  const channel = await broker.newChannel();
  const [, two] = await takeSome(channel, queue, 3);
  channel.ack(two);
  await channel.close();

  const messages = await takeSome(await broker.newChannel(), queue, 3);
  expect(messages.map((message) => [textOf(message), message.fields.redelivered])).toEqual([
    ['one', true],
    ['three', true],
    ['four', false],
  ]);
});

test('a lost connection gives back what was not acknowledged', async () => {
  const queue = await broker.quorumQueue();
  await broker.fill(queue, ['one']);
  const connection = await broker.newConnection();
  await take(await broker.newChannel(connection), queue);
  await until(async () => (await broker.count(queue)) === 0);
  await connection.close();
  const again = await take(await broker.newChannel(), queue);
  expect([textOf(again), again.fields.redelivered]).toEqual(['one', true]);
});

test('a channel that is closed for an error gives back what was not acknowledged', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  await broker.refusalOf(async (channel) => {
    await take(channel, queue);
    await channel.checkQueue('nowhere');
  });
  expect(textOf(await take(await broker.newChannel(), queue))).toBe('one');
});

test('a requeued message goes back to its old place', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two', 'three']);
  const channel = await broker.newChannel();
  const [one, two] = await takeSome(channel, queue, 2);
  channel.nack(two, false, true);
  channel.nack(one, false, true);
  await sync(channel, queue);
  expect(await takeAll(channel, queue)).toEqual(['one', 'two', 'three']);
});

test('a message that came back too often is gone where there is no dead-letter queue', async () => {
  const queue = await broker.quorumQueue({ arguments: { 'x-delivery-limit': 0 } });
  await broker.fill(queue, ['one']);
  const channel = await broker.newChannel();
  channel.nack(await take(channel, queue));
  await sync(channel, queue);
  await channel.close();
  expect(await broker.count(queue)).toBe(0);
});

test('an acknowledgement of something that was not delivered closes the channel', async () => {
  const message = (deliveryTag: number) => ({ fields: { deliveryTag } }) as GetMessage;
  const unknown = (tag: number) => `PRECONDITION_FAILED - unknown delivery tag ${tag}`;
  expect(await broker.refusalOf((channel) => channel.ack(message(42)))).toBe(unknown(42));
  expect(await broker.refusalOf((channel) => channel.nack(message(42)))).toBe(unknown(42));
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  const acknowledgeTwice = async (channel: Channel) => {
    const got = await take(channel, queue);
    channel.ack(got);
    channel.ack(got);
  };
  expect(await broker.refusalOf(acknowledgeTwice)).toBe(unknown(1));
});
