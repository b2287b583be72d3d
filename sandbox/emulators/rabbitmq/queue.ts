import { createAlarm } from './alarm.js';
import { type Consumer, consumerTurns } from './consumer-turns.js';
import { keptDead } from './kept-dead.js';
import type { Entry } from './message.js';
import type { Table } from './methods.js';
import type { QueueSettings } from './queue-settings.js';
import { readyList } from './ready-list.js';

export type DeathReason = 'rejected' | 'expired' | 'maxlen' | 'delivery_limit';

export type QueueDeclaration = {
  name: string;
  durable: boolean;
  autoDelete: boolean;
  /** The connection that alone may use the queue, and with which it goes. */
  owner?: object;
  arguments: Table;
  settings: QueueSettings;
};

/** What a queue asks of the broker round it. */
export type Surroundings = {
  delivered(queue: Queue, entry: Entry): void;
  settled(queue: Queue, entries: Entry[]): void;
  dead(queue: Queue, entries: Entry[], reason: DeathReason): void;
  unused(queue: Queue): void;
};

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(declaration: QueueDeclaration, around: Surroundings) {
  const { settings } = declaration;
  const ready = readyList();
  const unacknowledged = new Set<Entry>();
  const consumers = consumerTurns();
  let deleted = false;
  const expiryAlarm = createAlarm(pump);
  const unusedAlarm = createAlarm(() => around.unused(queue));
  const kept = keptDead((entry, reason) => around.dead(queue, [entry], reason));

  const queue = {
    ...declaration,
    get ready() {
      return ready.size;
    },
    get consumers() {
      return consumers.size;
    },
    get isExclusivelyConsumed() {
      return consumers.isExclusive;
    },
    isFull: () => settings.maxLength !== undefined && ready.size >= settings.maxLength,

    enqueue(entry: Entry) {
      const taker = ready.size === 0 ? consumers.next() : undefined;
      if (taker) handOver(entry, taker);
      else ready.add(entry);
      pump();
    },

    /** For `basic.get`. The caller settles or returns what it got. */
    get(): Entry | undefined {
      used();
      dropExpired();
      const entry = ready.take();
      if (entry) out(entry);
      return entry;
    },

    acknowledge: (entry: Entry) => settle([entry]),

    reject(entry: Entry) {
      if (unacknowledged.delete(entry)) around.dead(queue, [entry], 'rejected');
    },

    /** Puts messages back where they were. */
    requeue(entries: Entry[]) {
      const tooOften = [];
      for (const entry of entries) {
        if (!unacknowledged.delete(entry)) continue;
        entry.returns++;
        if (settings.isQuorum && entry.returns > (settings.deliveryLimit ?? Infinity)) tooOften.push(entry);
        else ready.add(entry);
      }
      if (tooOften.length) around.dead(queue, tooOften, 'delivery_limit');
      pump();
    },

    keepDead: kept.keep,

    restore: (entries: Entry[]) => entries.forEach(ready.add),
    contents: () => [...unacknowledged, ...kept.entries(), ...ready.all()].sort((a, b) => a.id - b.id),

    purge(): number {
      dropExpired();
      const purged = ready.takeAll();
      around.settled(queue, purged);
      return purged.length;
    },

    consume(consumer: Consumer) {
      consumers.add(consumer);
      unusedAlarm.stop();
      pump();
    },

    cancel(consumer: Consumer) {
      if (!consumers.remove(consumer) || consumers.size > 0) return;
      if (declaration.autoDelete) around.unused(queue);
      else used();
    },

    delete() {
      deleted = true;
      expiryAlarm.stop();
      unusedAlarm.stop();
      kept.clear();
      ready.takeAll();
      unacknowledged.clear();
      for (const consumer of consumers.takeAll()) consumer.cancelled();
    },

    pump,
    used,
  };

  function out(entry: Entry) {
    unacknowledged.add(entry);
    entry.deliveries++;
    around.delivered(queue, entry);
  }

  function handOver(entry: Entry, taker: Consumer) {
    out(entry);
    taker.deliver(entry);
  }

  function settle(entries: Entry[]) {
    const mine = entries.filter((entry) => unacknowledged.delete(entry));
    if (mine.length) around.settled(queue, mine);
  }

  function pump() {
    if (deleted) return;
    dropExpired();
    while (ready.size > 0) {
      const taker = consumers.next();
      const entry = taker && ready.take();
      if (!entry) break;
      handOver(entry, taker);
      dropExpired();
    }
    while (settings.maxLength !== undefined && ready.size > settings.maxLength) {
      const dropped = ready.take();
      if (dropped) around.dead(queue, [dropped], 'maxlen');
    }
    expiryAlarm.setAt(ready.first()?.expiresAt);
  }

  /** As in RabbitMQ only the head expires: a short-lived message waits behind a long-lived one. */
  function dropExpired() {
    const expired = [];
    const now = Date.now();
    for (let head = ready.first(); (head?.expiresAt ?? Infinity) <= now; head = ready.first()) {
      const entry = ready.take();
      if (entry) expired.push(entry);
    }
    if (expired.length) around.dead(queue, expired, 'expired');
  }

  function used() {
    if (settings.expires === undefined || consumers.size > 0 || deleted) return;
    unusedAlarm.setAt(Date.now() + settings.expires);
  }

  used();
  return queue;
}
