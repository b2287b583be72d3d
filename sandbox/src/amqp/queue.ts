import type { Entry } from './message.js';
import type { Table } from './methods.js';
import type { QueueSettings } from './queue-settings.js';
import { readyList } from './ready-list.js';

export type DeathReason = 'rejected' | 'expired' | 'maxlen' | 'delivery_limit';

export type Consumer = {
  tag: string;
  exclusive: boolean;
  canTake(): boolean;
  deliver(entry: Entry): void;
  /** The queue is gone; the client is told. */
  cancelled(): void;
};

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

// The longest time a timer can run; what is further away is looked at again then.
const FAR = 2 ** 31 - 1;

export function createQueue(declaration: QueueDeclaration, around: Surroundings) {
  const { settings } = declaration;
  const ready = readyList();
  const unacknowledged = new Set<Entry>();
  let consumers: Consumer[] = [];
  let deleted = false;
  let expiryTimer: NodeJS.Timeout | undefined;
  let unusedTimer: NodeJS.Timeout | undefined;

  const queue = {
    ...declaration,
    get ready() {
      return ready.size;
    },
    get consumers() {
      return consumers.length;
    },
    get isExclusivelyConsumed() {
      return consumers.some(({ exclusive }) => exclusive);
    },
    isFull: () => settings.maxLength !== undefined && ready.size >= settings.maxLength,

    enqueue(entry: Entry) {
      const taker = ready.size === 0 ? nextTaker() : undefined;
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

    restore: (entries: Entry[]) => entries.forEach(ready.add),
    contents: () => [...unacknowledged, ...ready.all()].sort((a, b) => a.id - b.id),

    purge(): number {
      dropExpired();
      const purged = ready.takeAll();
      around.settled(queue, purged);
      return purged.length;
    },

    consume(consumer: Consumer) {
      consumers.push(consumer);
      clearTimeout(unusedTimer);
      pump();
    },

    cancel(consumer: Consumer) {
      const before = consumers.length;
      consumers = consumers.filter((other) => other !== consumer);
      if (consumers.length > 0 || consumers.length === before) return;
      if (declaration.autoDelete) around.unused(queue);
      else used();
    },

    delete() {
      deleted = true;
      clearTimeout(expiryTimer);
      clearTimeout(unusedTimer);
      ready.takeAll();
      unacknowledged.clear();
      for (const consumer of consumers.splice(0)) consumer.cancelled();
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

  /** Consumers take turns; who has all it may hold is passed over. */
  function nextTaker(): Consumer | undefined {
    const index = consumers.findIndex((consumer) => consumer.canTake());
    const [taker] = index < 0 ? [] : consumers.splice(index, 1);
    if (taker) consumers.push(taker);
    return taker;
  }

  function pump() {
    if (deleted) return;
    dropExpired();
    while (ready.size > 0) {
      const taker = nextTaker();
      const entry = taker && ready.take();
      if (!entry) break;
      handOver(entry, taker);
      dropExpired();
    }
    while (settings.maxLength !== undefined && ready.size > settings.maxLength) {
      const dropped = ready.take();
      if (dropped) around.dead(queue, [dropped], 'maxlen');
    }
    watchHead();
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

  function watchHead() {
    clearTimeout(expiryTimer);
    const expiresAt = ready.first()?.expiresAt;
    if (expiresAt === undefined) return;
    expiryTimer = setTimeout(pump, Math.min(Math.max(expiresAt - Date.now(), 0), FAR));
    expiryTimer.unref();
  }

  function used() {
    clearTimeout(unusedTimer);
    if (settings.expires === undefined || consumers.length > 0 || deleted) return;
    unusedTimer = setTimeout(() => around.unused(queue), Math.min(settings.expires, FAR));
    unusedTimer.unref();
  }

  used();
  return queue;
}
