import { type Channel, type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import { methodId } from './protocol/codec.js';
import { type RunningBroker, startBroker } from './server.js';
import { fanout, quorum } from './testing/broker-under-test.js';

// A real broker does all of this, so these tests do not look for one.
let broker: RunningBroker;
beforeAll(async () => {
  broker = await startBroker({});
});
afterAll(() => broker.close());

const withArguments = (args: object) => (channel: Channel) => channel.assertQueue('q', { arguments: args });
const deadLettering = { 'x-dead-letter-exchange': '', 'x-dead-letter-strategy': 'at-least-once' };
const message = { fields: { deliveryTag: 1 } } as never;
const publish = (options: object) => (channel: Channel) => channel.publish('', 'q', Buffer.from(''), options);

/** What the client has no method for is sent below its surface. */
const send =
  (name: string, fields: object = {}) =>
  (channel: Channel) =>
    (channel as unknown as { sendImmediately(method: number, fields: object): unknown }).sendImmediately(
      methodId(name),
      { ticket: 0, arguments: {}, ...fields },
    );

const cases: [what: string, action: (channel: ConfirmChannel, connection: ChannelModel) => unknown][] = [
  ['tx.select', send('TxSelect')],
  ['channel.flow', send('ChannelFlow', { active: true })],
  ['basic.reject', (channel) => channel.reject(message)],
  ['basic.recover', (channel) => channel.recover()],
  ['basic.ack with multiple', (channel) => channel.ack(message, true)],
  ['basic.nack with multiple', (channel) => channel.nackAll()],
  ['basic.nack without requeue', (channel) => channel.nack(message, false, false)],
  ['basic.qos with global', (channel) => channel.prefetch(1, true)],
  ['basic.qos with prefetch-size', send('BasicQos', { prefetchSize: 1, prefetchCount: 0, global: false })],
  ['basic.publish with immediate', send('BasicPublish', { exchange: '', routingKey: 'q', immediate: true })],
  ['the property expiration', publish({ expiration: '1000' })],
  ['the property user-id', publish({ userId: 'guest' })],
  ['the header CC', publish({ CC: ['other'] })],
  ['the header BCC', publish({ BCC: ['other'] })],
  ['the header x-death', publish({ headers: { 'x-death': [] } })],
  ['exchange.bind', (channel) => channel.bindExchange('a', 'b', 'key')],
  ["exchange type 'direct'", (channel) => channel.assertExchange('x', 'direct')],
  ["exchange type 'headers'", (channel) => channel.assertExchange('x', 'headers')],
  [
    "exchange argument 'alternate-exchange'",
    (channel) => channel.assertExchange('x', 'topic', { alternateExchange: 'y' }),
  ],
  [
    'a topic exchange that is not durable or auto-delete',
    (channel) => channel.assertExchange('x', 'topic', { durable: false }),
  ],
  [
    'a topic exchange that is not durable or auto-delete',
    (channel) => channel.assertExchange('x', 'topic', { autoDelete: true }),
  ],
  [
    'a fanout exchange that is durable or not auto-delete',
    (channel) => channel.assertExchange('x', 'fanout', { ...fanout, durable: true }),
  ],
  [
    'a fanout exchange that is durable or not auto-delete',
    (channel) => channel.assertExchange('x', 'fanout', { ...fanout, autoDelete: false }),
  ],
  ['exchange.declare with internal', (channel) => channel.assertExchange('x', 'topic', { internal: true })],
  ['exchange.declare with passive', (channel) => channel.checkExchange('x')],
  ['exchange.delete with if-unused', (channel) => channel.deleteExchange('x', { ifUnused: true })],
  ["the exchange 'amq.topic'", (channel) => channel.assertExchange('amq.topic', 'topic')],
  ["the exchange 'amq.topic'", (channel) => channel.bindQueue('q', 'amq.topic', 'key')],
  ['queue.unbind', (channel) => channel.unbindQueue('q', 'x', 'key')],
  ["the pattern 'booking.*'", (channel) => channel.bindQueue('q', 'x', 'booking.*')],
  ["the pattern 'booking.#'", (channel) => channel.bindQueue('q', 'x', 'booking.#')],
  ["binding argument 'x-match'", (channel) => channel.bindQueue('q', 'x', 'key', { 'x-match': 'all' })],
  ['queue.declare with no-wait', send('QueueDeclare', { queue: 'q', exclusive: true, nowait: true })],
  ['queue.delete with if-unused', (channel) => channel.deleteQueue('q', { ifUnused: true })],
  ['queue.delete with if-empty', (channel) => channel.deleteQueue('q', { ifEmpty: true })],
  ['the empty queue name', (channel) => channel.purgeQueue('')],
  ['a classic queue that is not exclusive', (channel) => channel.assertQueue('q')],
  ['an exclusive queue with a name of its own', (channel) => channel.assertQueue('q', { exclusive: true })],
  ['a quorum queue without a name', (channel) => channel.assertQueue('', { arguments: quorum })],
  ['an auto-delete queue', (channel) => channel.assertQueue('q', { autoDelete: true })],
  ["queue type 'stream'", withArguments({ 'x-queue-type': 'stream' })],
  ["queue argument 'x-message-ttl'", (channel) => channel.assertQueue('q', { messageTtl: 1000 })],
  ["queue argument 'x-expires'", (channel) => channel.assertQueue('q', { expires: 1000 })],
  ["queue argument 'x-max-length'", (channel) => channel.assertQueue('q', { maxLength: 5 })],
  ["queue argument 'x-max-priority'", (channel) => channel.assertQueue('q', { maxPriority: 5 })],
  ["queue argument 'x-queue-mode'", withArguments({ 'x-queue-mode': 'lazy' })],
  ["queue argument 'x-single-active-consumer'", withArguments({ 'x-single-active-consumer': true })],
  [
    "queue argument 'x-delivery-limit' for a classic queue",
    (channel) => channel.assertQueue('', { exclusive: true, arguments: { 'x-delivery-limit': 3 } }),
  ],
  ["dead-lettering unless x-dead-letter-exchange is ''", withArguments({ ...quorum, 'x-dead-letter-exchange': 'x' })],
  [
    "dead-lettering unless x-dead-letter-strategy is 'at-least-once'",
    withArguments({ ...quorum, 'x-dead-letter-exchange': '' }),
  ],
  ["dead-lettering unless x-overflow is 'reject-publish'", withArguments({ ...quorum, ...deadLettering })],
  [
    'dead-lettering without x-dead-letter-routing-key',
    withArguments({ ...quorum, ...deadLettering, 'x-overflow': 'reject-publish' }),
  ],
  ['direct reply-to', (channel) => channel.consume('amq.rabbitmq.reply-to', () => {}, { noAck: true })],
  ['basic.consume with exclusive', (channel) => channel.consume('q', () => {}, { exclusive: true })],
  ['basic.consume with no-local', (channel) => channel.consume('q', () => {}, { noLocal: true })],
  ["consumer argument 'x-priority'", (channel) => channel.consume('q', () => {}, { priority: 3 })],
  ['connection.update-secret', (_, connection) => connection.updateSecret(Buffer.from('new'), 'expired')],
];

test.each(cases)('refuses %s by name and closes the connection with 540', async (what, action) => {
  const connection = await connect(broker.url);
  const closed = new Promise<string>((resolve) => connection.on('error', ({ message }: Error) => resolve(message)));
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => {});
  Promise.resolve(action(channel, connection)).catch(() => {});
  expect(await closed).toContain(
    `540 (NOT-IMPLEMENTED) with message "NOT_IMPLEMENTED - ${what} is not supported by this emulator"`,
  );
});

test('refuses another size of frames', async () => {
  await expect(connect(`${broker.url}?frameMax=8192`)).rejects.toThrow();
});
