import type { Entry } from './message.js';

export type Consumer = {
  canTake(): boolean;
  deliver(entry: Entry): void;
  /** The queue was deleted. */
  cancelled(): void;
};

/** The consumers of a queue, round robin; one that has reached its prefetch is passed over. */
export function createConsumerList() {
  const waiting: Consumer[] = [];

  return {
    get size() {
      return waiting.length;
    },
    add: (consumer: Consumer) => void waiting.push(consumer),
    remove(consumer: Consumer) {
      const index = waiting.indexOf(consumer);
      if (index >= 0) waiting.splice(index, 1);
    },
    takeAll: () => waiting.splice(0),
    next(): Consumer | undefined {
      const index = waiting.findIndex((consumer) => consumer.canTake());
      const [taker] = index < 0 ? [] : waiting.splice(index, 1);
      if (taker) waiting.push(taker);
      return taker;
    },
  };
}
