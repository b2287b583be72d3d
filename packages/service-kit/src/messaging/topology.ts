import type { Channel } from 'amqplib';
import { subscriptions } from '@wayhouse/contracts';

// The arguments of an existing queue cannot be changed, so changing them below needs a new generation of queues.
const queueGeneration = 'v1';

export const exchangeName = (namespace: string) => `${namespace}.events`;
export const queueName = (namespace: string, service: string) => `${namespace}.${service}.${queueGeneration}`;
export const deadLetterQueueName = (namespace: string, service: string) => `${queueName(namespace, service)}.dead`;

/** How often the broker redelivers an unacknowledged message, whose process has died, before it dead-letters it. */
export const deliveryLimit = 20;

/**
 * Declares the exchange and the queues of all services, so that an event that is published before a subscriber has
 * started for the first time waits for it.
 */
export async function declareTopology(channel: Channel, namespace: string): Promise<void> {
  const exchange = exchangeName(namespace);
  await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const [service, events] of Object.entries(subscriptions)) {
    const [queue, deadLetterQueue] = [queueName(namespace, service), deadLetterQueueName(namespace, service)];
    await channel.assertQueue(deadLetterQueue, deadLetterQueueOptions);
    await channel.assertQueue(queue, consumerQueueOptions(deadLetterQueue));
    for (const event of events) await channel.bindQueue(queue, exchange, event.type);
  }
}

/** Quorum queues survive the loss of a cluster node. */
const quorum = { 'x-queue-type': 'quorum' };

/** Listing dead letters requeues them, which counts as a redelivery: in effect no limit. */
const deadLetterQueueOptions = { durable: true, arguments: { ...quorum, 'x-delivery-limit': 1_000_000 } };

/** RabbitMQ requires `reject-publish` for dead-lettering at least once. */
const consumerQueueOptions = (deadLetterQueue: string) => ({
  durable: true,
  deadLetterExchange: '',
  deadLetterRoutingKey: deadLetterQueue,
  overflow: 'reject-publish' as const,
  arguments: { ...quorum, 'x-delivery-limit': deliveryLimit, 'x-dead-letter-strategy': 'at-least-once' },
});
