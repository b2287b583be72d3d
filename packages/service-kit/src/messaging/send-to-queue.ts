import type { ConfirmChannel, Options } from 'amqplib';

export type PutIntoQueue = (queue: string, content: Buffer, options: Options.Publish) => Promise<void>;

/**
 * Puts a message straight into a queue and settles once the broker has it for good. Throws where it does not take it, or
 * where there is no such queue; then the channel is of no more use.
 */
export function putIntoQueue(channel: ConfirmChannel): PutIntoQueue {
  const missing = new Set<string>();
  // The broker returns a message before it confirms it.
  channel.on('return', ({ fields }) => missing.add(fields.routingKey));
  return (queue, content, options) =>
    new Promise((resolve, reject) =>
      channel.sendToQueue(queue, content, { ...options, persistent: true, mandatory: true }, (error: unknown) => {
        if (error) reject(error as Error);
        else if (missing.has(queue)) reject(new Error(`there is no queue ${queue}`));
        else resolve();
      }),
    );
}
