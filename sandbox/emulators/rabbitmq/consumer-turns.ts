import type { Entry } from './message.js';

export type Consumer = {
  tag: string;
  exclusive: boolean;
  canTake(): boolean;
  deliver(entry: Entry): void;
  /** The queue is gone; the client is told. */
  cancelled(): void;
};

/** Consumers of a queue take turns; who holds all it may is passed over. */
export function consumerTurns() {
  const waiting: Consumer[] = [];

  return {
    get size() {
      return waiting.length;
    },
    get isExclusive() {
      return waiting.some(({ exclusive }) => exclusive);
    },
    add: (consumer: Consumer) => void waiting.push(consumer),
    /** False if it was not there. */
    remove(consumer: Consumer): boolean {
      const index = waiting.indexOf(consumer);
      if (index >= 0) waiting.splice(index, 1);
      return index >= 0;
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
