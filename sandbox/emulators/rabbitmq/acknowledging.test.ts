import type { Channel, GetMessage } from 'amqplib';
import { type BrokerUnderTest, take, takeAll, until, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

const text = ({ content }: GetMessage) => content.toString();

async function taken(channel: Channel, queue: string, count: number) {
  const messages = [];
  for (let got = 0; got < count; got++) messages.push(await take(channel, queue));
  return messages as [GetMessage, GetMessage, GetMessage];
}

/** A round trip: whatever was sent on the channel before has been done when it returns. */
const settledOn = (channel: Channel, queue: string) => channel.checkQueue(queue);

test('what is acknowledged is gone, what is not comes back in order and marked', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two', 'three', 'four']);
  const channel = await broker.newChannel();
  const [, two] = await taken(channel, queue, 3);
  channel.ack(two);
  await channel.close();

  const next = await broker.newChannel();
  const messages = await taken(next, queue, 3);
  expect(messages.map((message) => [text(message), message.fields.redelivered])).toEqual([
    ['one', true],
    ['three', true],
    ['four', false],
  ]);
});

test('what a lost connection held comes back', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  const connection = await broker.newConnection();
  await take(await broker.newChannel(connection), queue);
  expect(await broker.count(queue)).toBe(0);
  await connection.close();
  const again = await take(await broker.newChannel(), queue);
  expect([text(again), again.fields.redelivered]).toEqual(['one', true]);
});

test('several are acknowledged at once', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two', 'three']);
  const channel = await broker.newChannel();
  const [, two] = await taken(channel, queue, 3);
  channel.ack(two, true);
  channel.nackAll(true);
  await settledOn(channel, queue);
  expect(await takeAll(channel, queue)).toEqual(['three']);
});

test('a message that is handed back goes to its old place', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two', 'three']);
  const channel = await broker.newChannel();
  const [one, two] = await taken(channel, queue, 2);
  channel.nack(two, false, true);
  channel.reject(one, true);
  await settledOn(channel, queue);
  expect(await takeAll(channel, queue)).toEqual(['one', 'two', 'three']);
});

test('a rejected message is gone where there is nowhere for the dead', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two']);
  const channel = await broker.newChannel();
  const [one, two] = await taken(channel, queue, 2);
  channel.reject(one, false);
  channel.nack(two, false, false);
  await settledOn(channel, queue);
  await channel.close();
  expect(await broker.count(queue)).toBe(0);
});

test('recovering asks for everything unanswered again', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one', 'two']);
  const channel = await broker.newChannel();
  await taken(channel, queue, 2);
  await channel.recover();
  expect(await takeAll(channel, queue)).toEqual(['one', 'two']);
});

test('purging leaves what consumers hold', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['held', 'two', 'three']);
  const channel = await broker.newChannel();
  await take(channel, queue);
  expect(await channel.purgeQueue(queue)).toEqual({ messageCount: 2 });
  await channel.close();
  await until(async () => (await broker.count(queue)) === 1);
});

test('an answer to something that was not delivered closes the channel', async () => {
  const message = (deliveryTag: number) => ({ fields: { deliveryTag } }) as GetMessage;
  const unknown = (tag: number) => `PRECONDITION_FAILED - unknown delivery tag ${tag}`;
  expect(await broker.refusalOf((channel) => channel.ack(message(42)))).toBe(unknown(42));
  expect(await broker.refusalOf((channel) => channel.nack(message(42)))).toBe(unknown(42));
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  const twice = async (channel: Channel) => {
    const got = await take(channel, queue);
    channel.ack(got);
    channel.ack(got);
  };
  expect(await broker.refusalOf(twice)).toBe(unknown(1));
});

test('a channel closed for a mistake gives back what it held', async () => {
  const queue = await broker.queue();
  await broker.fill(queue, ['one']);
  await broker.refusalOf(async (channel) => {
    await take(channel, queue);
    await channel.checkQueue('nowhere');
  });
  expect(text(await take(await broker.newChannel(), queue))).toBe('one');
});
