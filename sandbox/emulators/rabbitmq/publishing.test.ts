import { type BrokerUnderTest, take, takeAll, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

test('confirms every message, in whatever portions', async () => {
  const queue = await broker.queue();
  const channel = await broker.newConfirmChannel();
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
    expiration: '60000',
    messageId: 'm-1',
    timestamp: 1767225600,
    type: 'booking.confirmed.v1',
    userId: 'guest',
    appId: 'booking',
  };
  const channel = await broker.newChannel();
  channel.sendToQueue(queue, Buffer.from('{}'), { ...properties, mandatory: true });
  expect((await take(channel, queue)).properties).toMatchObject(properties);
});

test.each([0, 1, 131_064, 131_065, 1_000_000])('carries a body of %d bytes', async (size) => {
  const queue = await broker.queue();
  const body = Buffer.alloc(size, 'wayhouse');
  const channel = await broker.newChannel();
  channel.sendToQueue(queue, body);
  expect((await take(channel, queue)).content.equals(body)).toBe(true);
});

test('a queue that is full and rejects says so to the publisher', async () => {
  const queue = await broker.queue({ maxLength: 2, overflow: 'reject-publish' });
  const channel = await broker.newConfirmChannel();
  const outcomes: string[] = [];
  for (const body of ['one', 'two', 'three']) {
    channel.sendToQueue(queue, Buffer.from(body), {}, (error: unknown) => outcomes.push(error ? 'nack' : 'ack'));
    await channel.waitForConfirms().catch(() => {});
  }
  expect(outcomes).toEqual(['ack', 'ack', 'nack']);
  expect(await takeAll(channel, queue)).toEqual(['one', 'two']);
});

test('a queue that is full and does not reject drops its oldest', async () => {
  const queue = await broker.queue({ maxLength: 2 });
  await broker.fill(queue, ['one', 'two', 'three']);
  expect(await takeAll(await broker.newChannel(), queue)).toEqual(['two', 'three']);
});

const refused: [string, object][] = [
  ["invalid expiration 'soon': no_integer", { expiration: 'soon' }],
  ["invalid expiration '-1': {value_negative,-1}", { expiration: '-1' }],
  ["user_id property set to 'bob' but authenticated user was 'guest'", { userId: 'bob' }],
];
test.each(refused)('%s is refused', async (text, options) => {
  const queue = await broker.queue();
  const refusal = await broker.refusalOf((channel) => channel.sendToQueue(queue, Buffer.from(''), options));
  expect(refusal).toBe(`PRECONDITION_FAILED - ${text}`);
  expect(await broker.count(queue)).toBe(0);
});
