import { type BrokerUnderTest, unique, until, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

const isGone = (queue: string) => until(async () => !(await broker.exists(queue)));

test("an exclusive queue is its connection's alone and goes with it", async () => {
  const connection = await broker.newConnection();
  const channel = await broker.newChannel(connection);
  const queue = unique();
  await channel.assertQueue(queue, { exclusive: true });
  const text =
    `RESOURCE_LOCKED - cannot obtain exclusive access to locked queue '${queue}' in vhost '/'. It could be originally ` +
    'declared on another connection or the exclusive property value does not match that of the original declaration.';
  // Reply texts have room for 255 bytes.
  const locked = `${text.slice(0, 252)}...`;
  expect(await broker.refusalOf((other) => other.checkQueue(queue))).toBe(locked);
  expect(await broker.refusalOf((other) => other.consume(queue, () => {}))).toBe(locked);
  expect(await broker.refusalOf((own) => own.assertQueue(queue, { exclusive: false }), connection)).toBe(locked);
  await channel.assertQueue(queue, { exclusive: true });
  await connection.close();
  await isGone(queue);
});

test('what is not exclusive cannot be declared as exclusive', async () => {
  const queue = await broker.queue();
  const refusal = await broker.refusalOf((channel) => channel.assertQueue(queue, { exclusive: true }));
  expect(refusal).toMatch(/^RESOURCE_LOCKED - cannot obtain exclusive access to locked queue/);
});

test('an auto-delete queue goes with its last consumer, and waits for the first', async () => {
  const queue = await broker.queue({ autoDelete: true });
  const [first, second] = [await broker.newChannel(), await broker.newChannel()];
  expect(await broker.exists(queue)).toBe(true);
  const { consumerTag } = await first.consume(queue, () => {});
  await second.consume(queue, () => {});
  await first.cancel(consumerTag);
  expect(await broker.exists(queue)).toBe(true);
  await second.close();
  await isGone(queue);
});

test('an auto-delete exchange goes with its last binding', async () => {
  const channel = await broker.newChannel();
  const exchange = unique();
  await channel.assertExchange(exchange, 'topic', { autoDelete: true });
  const queues = [await broker.queue(), await broker.queue()];
  for (const queue of queues) await channel.bindQueue(queue, exchange, 'key');
  await channel.unbindQueue(queues[0]!, exchange, 'key');
  await channel.checkExchange(exchange);
  await channel.deleteQueue(queues[1]!);
  expect(await broker.refusalOf((other) => other.checkExchange(exchange))).toMatch(/^NOT_FOUND/);
});

test('an exchange in use is deleted only on purpose', async () => {
  const exchange = await broker.exchange('topic');
  await broker.bind(await broker.queue(), exchange, 'key');
  expect(await broker.refusalOf((channel) => channel.deleteExchange(exchange, { ifUnused: true }))).toBe(
    `PRECONDITION_FAILED - exchange '${exchange}' in vhost '/' in use`,
  );
  const channel = await broker.newChannel();
  await channel.deleteExchange(exchange);
  expect(await broker.refusalOf((other) => other.checkExchange(exchange))).toMatch(/^NOT_FOUND/);
});
