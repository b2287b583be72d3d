import type { Broker } from './broker.js';
import type { JournalRecord, Place } from './journal-record.js';
import type { Entry, Message } from './message.js';
import { decodeProperties } from './codec.js';
import type { StoredQueue, StoredState } from './stored-state.js';

/** Puts back what the journal kept. What was with a consumer when the broker went down counts as delivered. */
export function restore(broker: Broker, { exchanges, queues, bindings, lastId }: StoredState) {
  const nobody = {};
  const messages = new Map<number, Message>();
  for (const declaration of exchanges.values()) broker.declareExchange(declaration);
  for (const stored of queues.values()) {
    const queue = broker.declareQueue({ ...stored, durable: true, exclusive: false }, nobody);
    queue.restore(entriesOf(stored, messages));
  }
  for (const { exchange, binding } of bindings.values()) {
    const [from, to] = [broker.exchanges.get(exchange), broker.queues.get(binding.queue)];
    if (from && to) broker.bind(from, to, binding);
  }
  broker.restoreId(lastId);
}

function entriesOf({ messages }: StoredQueue, shared: Map<number, Message>): Entry[] {
  return [...messages].map(([id, { stored, place }]) => {
    const { exchange, routingKey, header, body } = stored;
    const message = shared.get(id) ?? { exchange, routingKey, header, body, properties: decodeProperties(header) };
    shared.set(id, message);
    const deliveries = place.deliveries ?? 0;
    return { id, message, durable: true, expiresAt: place.expiresAt, deliveries, returns: deliveries };
  });
}

/** The journal a broker in this state would have begun with. */
export function* snapshotOf({ exchanges, queues }: Broker): Generator<JournalRecord> {
  const placed = new Map<number, { message: Message; places: Place[] }>();
  for (const { name, type, durable, autoDelete, internal, arguments: given } of exchanges.values()) {
    if (!durable || name.startsWith('amq.')) continue;
    yield { kind: 'exchange', exchange: { name, type, durable, autoDelete, internal, arguments: given } };
  }
  const lasting = [...queues.values()].filter(({ durable, owner }) => durable && !owner);
  for (const queue of lasting) {
    const { name, autoDelete, arguments: given } = queue;
    yield { kind: 'queue', name, autoDelete, arguments: given };
    for (const { id, message, durable, expiresAt, deliveries } of queue.contents()) {
      if (!durable) continue;
      const known = placed.get(id) ?? { message, places: [] };
      known.places.push({ queue: name, expiresAt, deliveries });
      placed.set(id, known);
    }
  }
  const names = new Set(lasting.map(({ name }) => name));
  for (const { name, durable, bindings } of exchanges.values()) {
    const kept = durable ? bindings().filter(({ queue }) => names.has(queue)) : [];
    for (const binding of kept) yield { kind: 'bound', exchange: name, binding };
  }
  for (const [id, { message, places }] of [...placed].sort(([a], [b]) => a - b)) {
    const { exchange, routingKey, header, body } = message;
    yield { kind: 'message', id, exchange, routingKey, places, header, body };
  }
}
