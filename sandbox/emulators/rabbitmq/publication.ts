import type { Exchange } from './exchange.js';
import { circles, deadLetter } from './dead-letter.js';
import type { Journal } from './journal.js';
import type { Place } from './journal-record.js';
import { type Entry, isPersistent, type Message } from './message.js';
import type { DeathReason, Queue } from './queue.js';
import type { QueueSettings } from './queue-settings.js';

type Given = { exchanges: Map<string, Exchange>; queues: Map<string, Queue>; journal: () => Journal };

/** The way of messages into queues, through them and, dead, on to others; what must survive goes to the journal. */
export function createPublication({ exchanges, queues, journal }: Given) {
  let lastId = 0;

  function routesOf({ exchange: from, routingKey }: Message): Queue[] {
    const names = from === '' ? [routingKey] : (exchanges.get(from)?.route(routingKey) ?? []);
    return [...names].flatMap((name) => queues.get(name) ?? []);
  }

  /** Which queues took the message, whether one of them refused it, and whether it has to be on disk to be safe. */
  function publish(message: Message) {
    const routes = routesOf(message);
    const taking = routes.filter((route) => !(route.settings.rejectsWhenFull && route.isFull()));
    const durable = place(message, taking);
    return { routed: routes.length > 0, refused: taking.length < routes.length, durable };
  }

  function place(message: Message, taking: Queue[]): boolean {
    const id = ++lastId;
    const keeps = ({ durable, settings }: Queue) => durable && (isPersistent(message) || settings.isQuorum);
    const places: Place[] = taking.map(({ name, settings }) => ({ queue: name, expiresAt: expiry(message, settings) }));
    const durablePlaces = places.filter((_, index) => taking[index] && keeps(taking[index]) && survives(taking[index]));
    if (durablePlaces.length > 0) {
      const { header, body, exchange: from, routingKey } = message;
      journal().append({ kind: 'message', id, exchange: from, routingKey, places: durablePlaces, header, body });
    }
    taking.forEach((target, index) => {
      const durable = durablePlaces.includes(places[index] as Place);
      target.enqueue({ id, message, durable, expiresAt: places[index]?.expiresAt, deliveries: 0, returns: 0 });
    });
    return durablePlaces.length > 0;
  }

  function delivered(from: Queue, { id, durable }: Entry) {
    if (durable) journal().append({ kind: 'delivered', queue: from.name, id });
  }

  function settled(from: Queue, entries: Entry[]) {
    const ids = entries.filter(({ durable }) => durable).map(({ id }) => id);
    if (ids.length > 0) journal().append({ kind: 'settled', queue: from.name, ids });
  }

  /** The dead are written where they go before they are struck out where they were. */
  function dead(from: Queue, entries: Entry[], reason: DeathReason) {
    const staying = entries.filter(({ message }) => !sendOn(from, message, reason));
    from.keepDead(staying, reason);
    settled(
      from,
      entries.filter((entry) => !staying.includes(entry)),
    );
  }

  /** Whether the message need not be kept any longer. */
  function sendOn(from: Queue, message: Message, reason: DeathReason): boolean {
    if (from.settings.deadLetterExchange === undefined) return true;
    const letter = deadLetter(message, from, reason);
    const all = routesOf(letter);
    place(letter, reason === 'rejected' ? all : all.filter(({ name }) => !circles(letter, name)));
    return all.length > 0 || !from.settings.keepsTheDead;
  }

  return {
    publish,
    delivered,
    settled,
    dead,
    restoreId(id: number) {
      lastId = id;
    },
  };
}

/** Whether a queue is there again after a restart. */
export const survives = ({ durable, owner }: Queue) => durable && !owner;

function expiry({ properties }: Message, { messageTtl }: QueueSettings): number | undefined {
  const own = properties.expiration === undefined ? undefined : Number(properties.expiration);
  const ttl = Math.min(own ?? Infinity, messageTtl ?? Infinity);
  return ttl === Infinity ? undefined : Date.now() + ttl;
}
