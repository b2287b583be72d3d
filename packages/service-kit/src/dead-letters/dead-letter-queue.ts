import type { ConfirmChannel, GetMessage } from 'amqplib';
import { createQueueSender } from '../messaging/send-to-queue.js';
import { deadLetterQueueName, queueName } from '../messaging/topology.js';
import { type DeadLetter, parseDeadLetter, withoutDeathHeaders } from './dead-letter.js';

/** The dead letters of one service. Messages that were read return to the queue when the channel is closed. */
export function deadLetterQueue(channel: ConfirmChannel, namespace: string, service: string) {
  const name = deadLetterQueueName(namespace, service);
  const sendToQueue = createQueueSender(channel);

  /** The messages that are in the queue at the start; those that arrive meanwhile are not read. */
  async function* messages(): AsyncGenerator<GetMessage> {
    const { messageCount } = await channel.checkQueue(name);
    for (let count = 0; count < messageCount; count++) {
      const message = await channel.get(name);
      if (!message) return;
      yield message;
    }
  }

  return {
    service,
    count: async () => (await channel.checkQueue(name)).messageCount,
    /** The oldest first; they stay in the queue. */
    async peek(limit = Infinity): Promise<DeadLetter[]> {
      const deadLetters = [];
      for await (const message of messages()) {
        deadLetters.push(parseDeadLetter(message));
        if (deadLetters.length >= limit) break;
      }
      return deadLetters;
    },
    /**
     * Sends matching messages to the service's queue and returns their number. A message is removed here after it was
     * sent: a crash in between leaves it in both queues, and the service's inbox drops the duplicate.
     */
    async replay(matches: (deadLetter: DeadLetter) => boolean): Promise<number> {
      let count = 0;
      for await (const message of messages()) {
        if (!matches(parseDeadLetter(message))) continue;
        await sendToQueue(queueName(namespace, service), message.content, withoutDeathHeaders(message));
        channel.ack(message);
        count++;
      }
      return count;
    },
  };
}

export type DeadLetterQueue = ReturnType<typeof deadLetterQueue>;
