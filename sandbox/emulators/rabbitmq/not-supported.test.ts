import { type Channel, connect } from 'amqplib';
import { methodId } from './codec.js';
import { type RunningBroker, startBroker } from './server.js';

// A real broker does all of this, so these tests do not look for one.
let broker: RunningBroker;
beforeAll(async () => {
  broker = await startBroker({});
});
afterAll(() => broker.close());

const cases: [what: string, action: (channel: Channel) => unknown][] = [
  ["exchange type 'headers'", (channel) => channel.assertExchange('x', 'headers')],
  [
    "exchange argument 'alternate-exchange'",
    (channel) => channel.assertExchange('x', 'topic', { alternateExchange: 'y' }),
  ],
  ['tx.select', (channel) => selectTransactions(channel)],
  ['exchange.bind', (channel) => channel.bindExchange('amq.topic', 'amq.fanout', 'key')],
  ["queue argument 'x-max-priority'", (channel) => channel.assertQueue('q', { maxPriority: 5 })],
  ["queue argument 'x-single-active-consumer'", (channel) => withArgument(channel, 'x-single-active-consumer', true)],
  ["queue type 'stream'", (channel) => withArgument(channel, 'x-queue-type', 'stream')],
  ["x-overflow 'reject-publish-dlx'", (channel) => channel.assertQueue('q', { overflow: 'reject-publish-dlx' })],
  [
    "x-dead-letter-strategy 'at-least-once' but for a quorum queue with reject-publish",
    (channel) => withArgument(channel, 'x-dead-letter-strategy', 'at-least-once'),
  ],
  ['direct reply-to', (channel) => channel.consume('amq.rabbitmq.reply-to', () => {}, { noAck: true })],
  ["consumer argument 'x-priority'", (channel) => consumeWithPriority(channel)],
  ['the header CC', (channel) => channel.publish('', 'q', Buffer.from(''), { CC: ['other'] })],
];

const withArgument = (channel: Channel, name: string, value: unknown) =>
  channel.assertQueue('q', { arguments: { [name]: value } });

/** The client has no method for it, so it is sent below its surface. */
const selectTransactions = (channel: Channel) =>
  (channel as unknown as { rpc(method: number, fields: object, answer: number): unknown }).rpc(
    methodId('TxSelect'),
    {},
    methodId('TxSelectOk'),
  );

async function consumeWithPriority(channel: Channel) {
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.consume(queue, () => {}, { priority: 3 });
}

test.each(cases)('%s ends the connection with 540 and its name', async (what, action) => {
  const connection = await connect(broker.url);
  const ended = new Promise<string>((resolve) => connection.on('error', ({ message }: Error) => resolve(message)));
  const channel = await connection.createChannel();
  channel.on('error', () => {});
  Promise.resolve(action(channel)).catch(() => {});
  expect(await ended).toContain(
    `540 (NOT-IMPLEMENTED) with message "NOT_IMPLEMENTED - ${what} is not supported by this stand-in"`,
  );
});
