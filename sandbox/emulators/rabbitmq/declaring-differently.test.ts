import type { Options } from 'amqplib';
import { type BrokerUnderTest, unique, useBroker } from './broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

type Case<Given> = [difference: string, options: Given];

const queues: Case<Options.AssertQueue>[] = [
  ["'durable' for QUEUE: received 'false' but current is 'true'", { messageTtl: 60_000, durable: false }],
  ["'auto_delete' for QUEUE: received 'true' but current is 'false'", { messageTtl: 60_000, autoDelete: true }],
  ["'x-message-ttl' for QUEUE: received '50000' but current is '60000'", { messageTtl: 50_000 }],
  ["'x-message-ttl' for QUEUE: received none but current is the value '60000' of type 'signedint'", {}],
  [
    "'x-dead-letter-exchange' for QUEUE: received the value 'x' of type 'longstr' but current is none",
    { messageTtl: 60_000, deadLetterExchange: 'x' },
  ],
  [
    "'x-queue-type' for QUEUE: received the value 'quorum' of type 'longstr' but current is none",
    { messageTtl: 60_000, arguments: { 'x-queue-type': 'quorum' } },
  ],
];
test.each(queues)('a queue cannot be declared again with another %s', async (difference, options) => {
  const queue = await broker.queue({ messageTtl: 60_000 });
  const refusal = await broker.refusalOf((channel) => channel.assertQueue(queue, options));
  expect(refusal).toBe(
    `PRECONDITION_FAILED - inequivalent arg ${difference.replace('QUEUE', `queue '${queue}' in vhost '/'`)}`,
  );
});

const exchanges: Case<Options.AssertExchange & { type?: string }>[] = [
  ["'type' for EXCHANGE: received 'fanout' but current is 'topic'", { type: 'fanout' }],
  ["'durable' for EXCHANGE: received 'false' but current is 'true'", { durable: false }],
  ["'auto_delete' for EXCHANGE: received 'true' but current is 'false'", { autoDelete: true }],
  ["'internal' for EXCHANGE: received 'true' but current is 'false'", { internal: true }],
];
test.each(exchanges)('an exchange cannot be declared again with another %s', async (difference, options) => {
  const exchange = await broker.exchange('topic');
  const { type = 'topic', ...others } = options;
  const refusal = await broker.refusalOf((channel) => channel.assertExchange(exchange, type, others));
  expect(refusal).toBe(
    `PRECONDITION_FAILED - inequivalent arg ${difference.replace('EXCHANGE', `exchange '${exchange}' in vhost '/'`)}`,
  );
});

const invalid: Case<Options.AssertQueue>[] = [
  ["invalid arg 'x-message-ttl' for QUEUE: {value_negative,-1}", { messageTtl: -1 }],
  ["invalid arg 'x-expires' for QUEUE: {value_zero,0}", { expires: 0 }],
  ["invalid arg 'x-max-length' for QUEUE: {value_negative,-1}", { maxLength: -1 }],
  ["invalid arg 'x-overflow' for QUEUE: invalid_overflow", { overflow: 'burst' }],
  ["invalid arg 'x-dead-letter-routing-key' for QUEUE: routing_key_but_no_dlx_defined", { deadLetterRoutingKey: 'x' }],
  [
    'invalid arg \'x-message-ttl\' for QUEUE: "expected integer, got longstr"',
    { arguments: { 'x-message-ttl': 'soon' } },
  ],
  ["invalid arg 'x-queue-type' for QUEUE: \"unsupported queue type 'odd'\"", { arguments: { 'x-queue-type': 'odd' } }],
  ["invalid property 'non-durable' for QUEUE", { durable: false, arguments: { 'x-queue-type': 'quorum' } }],
  ["invalid property 'exclusive-owner' for QUEUE", { exclusive: true, arguments: { 'x-queue-type': 'quorum' } }],
  ["invalid property 'auto-delete' for QUEUE", { autoDelete: true, arguments: { 'x-queue-type': 'quorum' } }],
];
test.each(invalid)('%s is refused', async (text, options) => {
  const queue = unique();
  const refusal = await broker.refusalOf((channel) => channel.assertQueue(queue, options));
  expect(refusal).toBe(`PRECONDITION_FAILED - ${text.replace('QUEUE', `queue '${queue}' in vhost '/'`)}`);
});
