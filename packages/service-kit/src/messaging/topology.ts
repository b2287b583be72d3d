import type { Channel } from 'amqplib';
import { hears } from '@wayhouse/contracts';

// What a queue was declared with cannot be changed: a change below needs queues of another name.
const madeAs = 'v2';

export const exchangeOf = (namespace: string) => `${namespace}.events`;
export const queueOf = (namespace: string, service: string) => `${namespace}.${service}.${madeAs}`;
export const deadQueueOf = (namespace: string, service: string) => `${queueOf(namespace, service)}.dead`;

/** How often a message may come back unacknowledged, its process having died with it. Then the broker gives it up. */
export const deliveryLimit = 20;

/**
 * Declares the exchange and the queues of every service, not only the own ones: an event published before its hearer's
 * first start waits for it.
 */
export async function declareTopology(channel: Channel, namespace: string): Promise<void> {
  const exchange = exchangeOf(namespace);
  await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const [service, events] of Object.entries(hears)) {
    const [queue, deadQueue] = [queueOf(namespace, service), deadQueueOf(namespace, service)];
    await channel.assertQueue(deadQueue, deadLetters);
    await channel.assertQueue(queue, givesUpInto(deadQueue));
    for (const event of events) await channel.bindQueue(queue, exchange, event.type);
  }
}

/** Quorum queues survive the loss of a node of a cluster. */
const quorum = { 'x-queue-type': 'quorum' };

/** Whoever looks at them puts them back, which counts as coming back: as good as no limit. */
const deadLetters = { durable: true, arguments: { ...quorum, 'x-delivery-limit': 1_000_000 } };

/** At least once: a message is struck out here when it lies there. RabbitMQ asks for `reject-publish` with that. */
const givesUpInto = (deadQueue: string) => ({
  durable: true,
  deadLetterExchange: '',
  deadLetterRoutingKey: deadQueue,
  overflow: 'reject-publish' as const,
  arguments: { ...quorum, 'x-delivery-limit': deliveryLimit, 'x-dead-letter-strategy': 'at-least-once' },
});
