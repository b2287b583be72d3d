import type { Broker } from '../broker/broker.js';
import type { Entry, Message } from '../broker/message.js';
import { decodeProperties } from '../protocol/codec.js';
import type { JournalRecord, Place } from './journal-record.js';
import type { StoredQueue, StoredState } from './stored-state.js';

/** Puts back what the journal stored. What was with a consumer when the broker went down counts as delivered. */
export function restore(broker: Broker, { exchanges, queues, bindings, lastId }: StoredState) {
  const messages = new Map<number, Message>();
  for (const declaration of exchanges.values()) broker.declareExchange(declaration);
  for (const stored of queues.values()) {
    const request = { ...stored, durable: true, exclusive: false, autoDelete: false };
    broker.declareQueue(request, {}).restore(entriesOf(stored, messages));
  }
  for (const { exchange, binding } of bindings.values()) {
    const queue = broker.queues.get(binding.queue);
    if (queue && broker.exchanges.has(exchange)) broker.bind(exchange, queue, binding.key);
  }
  broker.restoreLastId(lastId);
}

function entriesOf({ messages }: StoredQueue, shared: Map<number, Message>): Entry[] {
  return [...messages].map(([id, { stored, place }]) => {
    const { exchange, routingKey, header, body } = stored;
    const message = shared.get(id) ?? { exchange, routingKey, header, body, properties: decodeProperties(header) };
    shared.set(id, message);
    const deliveries = place.deliveries ?? 0;
    return { id, message, deliveries, returns: deliveries };
  });
}

/** The journal a broker in this state would have begun with. */
export function* snapshotOf({ exchanges, queues }: Broker): Generator<JournalRecord> {
  const placed = new Map<number, { message: Message; places: Place[] }>();
  const durableExchanges = [...exchanges.values()].filter(({ declaration }) => declaration.durable);
  for (const { declaration } of durableExchanges) yield { kind: 'exchange', exchange: declaration };
  const durableQueues = [...queues.values()].filter(({ isQuorum }) => isQuorum);
  for (const { name, arguments: args, contents } of durableQueues) {
    yield { kind: 'queue', name, arguments: args };
    for (const { id, message, deliveries } of contents()) {
      const known = placed.get(id) ?? { message, places: [] };
      known.places.push({ queue: name, deliveries });
      placed.set(id, known);
    }
  }
  for (const { declaration, bindings } of durableExchanges) {
    for (const binding of bindings()) {
      if (queues.get(binding.queue)?.isQuorum) yield { kind: 'bound', exchange: declaration.name, binding };
    }
  }
  for (const [id, { message, places }] of [...placed].sort(([a], [b]) => a - b)) {
    const { exchange, routingKey, header, body } = message;
    yield { kind: 'message', id, exchange, routingKey, places, header, body };
  }
}
