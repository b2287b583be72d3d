import type { ConfirmChannel, GetMessage } from 'amqplib';
import { putIntoQueue } from '../messaging/send-to-queue.js';
import { deadQueueOf, queueOf } from '../messaging/topology.js';
import { asBefore, type DeadLetter, readDeadLetter } from './dead-letter.js';

/** The dead letters of one service. Whoever looks holds them only until the channel is closed; then they lie there again. */
export function deadQueue(channel: ConfirmChannel, namespace: string, service: string) {
  const name = deadQueueOf(namespace, service);
  const put = putIntoQueue(channel);

  /** What lies there now; what comes meanwhile comes behind it. */
  async function* messages(): AsyncGenerator<GetMessage> {
    const { messageCount } = await channel.checkQueue(name);
    for (let seen = 0; seen < messageCount; seen++) {
      const message = await channel.get(name);
      if (!message) return;
      yield message;
    }
  }

  return {
    service,
    count: async () => (await channel.checkQueue(name)).messageCount,
    /** Oldest first, at most so many. */
    async letters(most = Infinity): Promise<DeadLetter[]> {
      const letters = [];
      for await (const message of messages()) {
        letters.push(readDeadLetter(message));
        if (letters.length >= most) break;
      }
      return letters;
    },
    /**
     * Puts messages back where they were given up, and answers how many. One is struck out here once it lies there: a crash
     * in between leaves it in both, and the service’s inbox lets it work on it once.
     */
    async replay(isMeant: (letter: DeadLetter) => boolean): Promise<number> {
      let count = 0;
      for await (const message of messages()) {
        if (!isMeant(readDeadLetter(message))) continue;
        await put(queueOf(namespace, service), message.content, asBefore(message));
        channel.ack(message);
        count++;
      }
      return count;
    },
  };
}

export type DeadQueue = ReturnType<typeof deadQueue>;
