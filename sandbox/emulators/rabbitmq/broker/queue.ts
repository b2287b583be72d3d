import type { Journal } from '../journal/journal.js';
import { messageRecord } from '../journal/journal-record.js';
import { toDeadLetter } from './dead-letter.js';
import type { Entry, Message } from './message.js';
import type { QueueDeclaration } from './queue-declaration.js';

export type Consumer = {
  canTake(): boolean;
  deliver(entry: Entry): void;
  /** The queue was deleted. */
  cancelled(): void;
};

type Surroundings = { journal: () => Journal; findQueue: (name: string) => Queue | undefined };

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(declaration: QueueDeclaration, { journal, findQueue }: Surroundings) {
  const { name, isQuorum, deliveryLimit = Infinity, deadLetterQueue } = declaration;
  const unacked = new Set<Entry>();
  /** In the order of their ids. */
  let ready: Entry[] = [];
  let consumers: Consumer[] = [];
  let lastId = 0;

  const queue = {
    ...declaration,
    get messageCount() {
      return ready.length;
    },
    get consumerCount() {
      return consumers.length;
    },

    add: (message: Message) => queue.enqueue({ id: lastId + 1, message, deliveries: 0 }),

    enqueue(entry: Entry) {
      lastId = Math.max(lastId, entry.id);
      if (isQuorum) journal().append(messageRecord(name, entry));
      ready.push(entry);
      queue.pump();
    },

    get(): Entry | undefined {
      const entry = ready.shift();
      if (entry) handOut(entry);
      return entry;
    },

    acknowledge(entry: Entry) {
      if (unacked.delete(entry)) settle([entry]);
    },

    /** Puts messages back where they were, unless they came back too often. */
    requeue(entries: Entry[]) {
      for (const entry of entries) {
        if (!unacked.delete(entry) || dieOf(entry)) continue;
        const place = ready.findLastIndex(({ id }) => id < entry.id) + 1;
        ready.splice(place, 0, entry);
      }
      queue.pump();
    },

    contents: () => [...unacked, ...ready].sort((a, b) => a.id - b.id),

    /** For the journal that is read: what was delivered or settled before. */
    restoreDelivery: (id: number) => void ready.find((entry) => entry.id === id)!.deliveries++,
    restoreSettled(ids: number[]) {
      const first = (wanted: number) => ready.findIndex(({ id }) => id === wanted);
      for (const id of ids) ready.splice(first(id), 1);
    },

    purge(): number {
      const purged = ready;
      ready = [];
      settle(purged);
      return purged.length;
    },

    consume(consumer: Consumer) {
      consumers.push(consumer);
      queue.pump();
    },

    cancel(consumer: Consumer) {
      consumers = consumers.filter((other) => other !== consumer);
    },

    delete() {
      ready = [];
      unacked.clear();
      const cancelled = consumers;
      consumers = [];
      for (const consumer of cancelled) consumer.cancelled();
    },

    /** Hands waiting messages to the consumers in turns; one that has reached its prefetch is passed over. */
    pump() {
      for (;;) {
        const consumer = consumers.find(({ canTake }) => canTake());
        const entry = consumer && queue.get();
        if (!entry) return;
        consumers = [...consumers.filter((other) => other !== consumer), consumer];
        consumer.deliver(entry);
      }
    },
  };

  function handOut(entry: Entry) {
    unacked.add(entry);
    entry.deliveries++;
    if (isQuorum) journal().append({ kind: 'delivered', queue: name, id: entry.id });
  }

  function settle(entries: Entry[]) {
    if (isQuorum) journal().append({ kind: 'settled', queue: name, ids: entries.map(({ id }) => id) });
  }

  /** Written where it goes before it is removed where it was. Where there is no such queue yet, it lives on. */
  function dieOf(entry: Entry): boolean {
    if (entry.deliveries <= deliveryLimit) return false;
    if (deadLetterQueue !== undefined) {
      const target = findQueue(deadLetterQueue);
      if (!target) return false;
      target.add(toDeadLetter(entry.message, declaration));
    }
    settle([entry]);
    return true;
  }

  return queue;
}
