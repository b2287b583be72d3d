import { singleFlight } from '../cache-latest.js';
import type { Broker } from './broker.js';
import { deadLetterQueueName, queueName } from './topology.js';

type QueueDepths = { waiting: number; deadLettered: number };

/**
 * The number of messages in the service's queue and in its dead-letter queue, read on demand on a channel of its own.
 * Undefined while the broker is not connected.
 */
export function queueDepths(broker: Pick<Broker, 'connection'>, namespace: string, service: string) {
  async function readDepths(): Promise<QueueDepths | undefined> {
    const channel = await broker.connection()?.createChannel();
    if (!channel) return undefined;
    // The rejected call reports the same error.
    channel.on('error', () => undefined);
    const [{ messageCount: waiting }, { messageCount: deadLettered }] = await Promise.all([
      channel.checkQueue(queueName(namespace, service)),
      channel.checkQueue(deadLetterQueueName(namespace, service)),
    ]);
    // Not awaited: amqplib never settles this if the connection ends meanwhile.
    void channel.close().catch(() => undefined);
    return { waiting, deadLettered };
  }

  /** Both depths come from one read. */
  const readOnce = singleFlight(readDepths);
  return {
    waiting: async () => (await readOnce())?.waiting,
    deadLettered: async () => (await readOnce())?.deadLettered,
  };
}
