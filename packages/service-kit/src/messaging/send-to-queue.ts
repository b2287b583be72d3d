import type { ConfirmChannel, Options } from 'amqplib';

export type SendToQueue = (queue: string, content: Buffer, options: Options.Publish) => Promise<void>;

/**
 * Sends messages directly to a queue. The promise resolves once the broker has confirmed the message, and rejects if it
 * refuses it or there is no such queue; after that the channel cannot be used any more.
 */
export function createQueueSender(channel: ConfirmChannel): SendToQueue {
  const missingQueues = new Set<string>();
  // The broker returns an unroutable message before it confirms it.
  channel.on('return', ({ fields }) => missingQueues.add(fields.routingKey));
  return (queue, content, options) =>
    new Promise((resolve, reject) =>
      channel.sendToQueue(queue, content, { ...options, persistent: true, mandatory: true }, (error: unknown) => {
        if (error) reject(error as Error);
        else if (missingQueues.has(queue)) reject(new Error(`there is no queue ${queue}`));
        else resolve();
      }),
    );
}
