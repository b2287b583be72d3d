import type { Channel } from 'amqplib';
import { subscriptions } from '@wayhouse/contracts';

// The arguments of an existing queue cannot be changed, so changing them below needs a new generation of queues.
const queueGeneration = 'v1';

export const exchangeName = (namespace: string) => `${namespace}.events`;
export const queueName = (namespace: string, service: string) => `${namespace}.${service}.${queueGeneration}`;
export const deadLetterQueueName = (namespace: string, service: string) => `${queueName(namespace, service)}.dead`;
/** Of each service its own: on the default exchange, who may send dead letters may write into every queue. */
export const deadLetterExchangeName = (namespace: string, service: string) => `${namespace}.${service}.dead-letters`;

/** How often the broker redelivers an unacknowledged message, whose process has died, before it dead-letters it. */
export const deliveryLimit = 20;

type Topology = {
  /** All of them durable topic exchanges. */
  exchanges: string[];
  queues: { name: string; arguments: Record<string, string | number> }[];
  bindings: { exchange: string; queue: string; routingKey: string }[];
};

/** The exchanges and the queues of all services. */
export function topologyOf(namespace: string): Topology {
  const exchange = exchangeName(namespace);
  const topology: Topology = { exchanges: [exchange], queues: [], bindings: [] };
  for (const [service, events] of Object.entries(subscriptions)) {
    const [queue, deadLetterQueue] = [queueName(namespace, service), deadLetterQueueName(namespace, service)];
    const deadLetterExchange = deadLetterExchangeName(namespace, service);
    topology.exchanges.push(deadLetterExchange);
    topology.queues.push(
      { name: deadLetterQueue, arguments: deadLetterQueueArguments },
      { name: queue, arguments: consumerQueueArguments(deadLetterQueue) },
    );
    topology.bindings.push(
      { exchange: deadLetterExchange, queue: deadLetterQueue, routingKey: '#' },
      ...events.map(({ type }) => ({ exchange, queue, routingKey: type })),
    );
  }
  return topology;
}

/** Declares it all, so that an event that is published before a subscriber has started for the first time waits for it. */
export async function declareTopology(channel: Channel, namespace: string): Promise<void> {
  const { exchanges, queues, bindings } = topologyOf(namespace);
  for (const exchange of exchanges) await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const { name, arguments: args } of queues) await channel.assertQueue(name, { durable: true, arguments: args });
  for (const { exchange, queue, routingKey } of bindings) await channel.bindQueue(queue, exchange, routingKey);
}

/** Quorum queues survive the loss of a cluster node. */
const quorum = { 'x-queue-type': 'quorum' };

/** Listing dead letters requeues them, which counts as a redelivery: in effect no limit. */
const deadLetterQueueArguments = { ...quorum, 'x-delivery-limit': 1_000_000 };

/** RabbitMQ requires `reject-publish` for dead-lettering at least once. The broker itself needs no rights for it. */
const consumerQueueArguments = (deadLetterQueue: string) => ({
  ...quorum,
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': deadLetterQueue,
  'x-overflow': 'reject-publish',
  'x-delivery-limit': deliveryLimit,
  'x-dead-letter-strategy': 'at-least-once',
});
