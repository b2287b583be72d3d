import type { Channel } from 'amqplib';
import { hears } from '@wayhouse/contracts';

export const exchangeOf = (namespace: string) => `${namespace}.events`;
export const queueOf = (namespace: string, service: string) => `${namespace}.${service}`;
export const deadQueueOf = (namespace: string, service: string) => `${namespace}.${service}.dead`;

/**
 * Declares the exchange and the queues of every service, not only the own ones: an event published before its hearer's
 * first start waits for it.
 */
export async function declareTopology(channel: Channel, namespace: string): Promise<void> {
  const exchange = exchangeOf(namespace);
  await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const [service, events] of Object.entries(hears)) {
    const queue = queueOf(namespace, service);
    await channel.assertQueue(queue, durableQueue);
    await channel.assertQueue(deadQueueOf(namespace, service), durableQueue);
    for (const event of events) await channel.bindQueue(queue, exchange, event.type);
  }
}

/** Quorum queues survive the loss of a node of a cluster. */
const durableQueue = { durable: true, arguments: { 'x-queue-type': 'quorum' } };
