import { type Consumer, createConsumerList } from './consumer-list.js';
import { createDeadLetterRetry } from './dead-letter-retry.js';
import type { DeadLetterReason, Entry } from './message.js';
import type { QueueDeclaration } from './queue-declaration.js';
import { createReadyList } from './ready-list.js';

/** What a queue reports to the broker. */
export type QueueEvents = {
  delivered(queue: Queue, entry: Entry): void;
  settled(queue: Queue, entries: Entry[]): void;
  deadLettered(queue: Queue, entries: Entry[], reason: DeadLetterReason): void;
};

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(declaration: QueueDeclaration, events: QueueEvents) {
  const { deliveryLimit = Infinity } = declaration;
  const ready = createReadyList();
  const unacked = new Set<Entry>();
  const consumers = createConsumerList();
  const retry = createDeadLetterRetry((entries, reason) => events.deadLettered(queue, entries, reason));
  let isDeleted = false;

  const queue = {
    ...declaration,
    get messageCount() {
      return ready.size;
    },
    get consumerCount() {
      return consumers.size;
    },

    enqueue(entry: Entry) {
      ready.add(entry);
      pump();
    },

    get(): Entry | undefined {
      const entry = ready.take();
      if (entry) handOut(entry);
      return entry;
    },

    acknowledge(entry: Entry) {
      if (unacked.delete(entry)) events.settled(queue, [entry]);
    },

    reject(entry: Entry) {
      if (unacked.delete(entry)) events.deadLettered(queue, [entry], 'rejected');
    },

    /** Puts messages back where they were; those that came back too often are dead letters. */
    requeue(entries: Entry[]) {
      const returned = entries.filter((entry) => unacked.delete(entry));
      for (const entry of returned) entry.returns++;
      const isDead = ({ returns }: Entry) => returns > deliveryLimit;
      returned.filter((entry) => !isDead(entry)).forEach(ready.add);
      const dead = returned.filter(isDead);
      if (dead.length) events.deadLettered(queue, dead, 'delivery_limit');
      pump();
    },

    retryDeadLetters: retry.add,

    restore: (entries: Entry[]) => entries.forEach(ready.add),
    contents: () => [...unacked, ...retry.entries(), ...ready.all()].sort((a, b) => a.id - b.id),

    purge(): number {
      const purged = ready.takeAll();
      events.settled(queue, purged);
      return purged.length;
    },

    consume(consumer: Consumer) {
      consumers.add(consumer);
      pump();
    },

    cancel: consumers.remove,

    delete() {
      isDeleted = true;
      retry.clear();
      ready.takeAll();
      unacked.clear();
      for (const consumer of consumers.takeAll()) consumer.cancelled();
    },

    pump,
  };

  function handOut(entry: Entry) {
    unacked.add(entry);
    entry.deliveries++;
    events.delivered(queue, entry);
  }

  function pump() {
    while (!isDeleted && ready.size > 0) {
      const consumer = consumers.next();
      const entry = consumer && ready.take();
      if (!entry) break;
      handOut(entry);
      consumer.deliver(entry);
    }
  }

  return queue;
}
