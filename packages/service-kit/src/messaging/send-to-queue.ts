import type { ConfirmChannel, Options } from 'amqplib';

export type SendToQueue = (queue: string, content: Buffer, options: Options.Publish) => Promise<void>;
/** The routing key is the queue on the default exchange, which is '', and any on the exchange of a dead-letter queue. */
export type SendToExchange = (
  exchange: string,
  routingKey: string,
  ...message: [Buffer, Options.Publish]
) => Promise<void>;

/** Sends messages directly to a queue, as `createSender` does to an exchange. */
export function createQueueSender(channel: ConfirmChannel): SendToQueue {
  const send = createSender(channel);
  return (queue, content, options) => send('', queue, content, options);
}

/**
 * Sends messages to an exchange that leads to a queue. The promise resolves once the broker has confirmed the message, and
 * rejects if it refuses it or there is no such queue; after that the channel cannot be used any more.
 */
export function createSender(channel: ConfirmChannel): SendToExchange {
  const unrouted = new Set<string>();
  // The broker returns an unroutable message before it confirms it.
  channel.on('return', ({ fields }) => unrouted.add(fields.exchange + fields.routingKey));
  return (exchange, routingKey, content, options) =>
    new Promise((resolve, reject) =>
      channel.publish(
        exchange,
        routingKey,
        content,
        { ...options, persistent: true, mandatory: true },
        (error: unknown) => {
          if (error) reject(error as Error);
          else if (unrouted.has(exchange + routingKey))
            reject(new Error(`there is no queue ${exchange || routingKey}`));
          else resolve();
        },
      ),
    );
}
