import type { Binding, ExchangeDeclaration } from '../broker/exchange.js';
import type { JournalRecord, Place } from './journal-record.js';
import type { Table } from '../protocol/methods.js';

type StoredMessage = Extract<JournalRecord, { kind: 'message' }>;

export type StoredQueue = {
  name: string;
  arguments: Table;
  messages: Map<number, { stored: StoredMessage; place: Place }>;
};

export type StoredState = {
  exchanges: Map<string, ExchangeDeclaration>;
  queues: Map<string, StoredQueue>;
  bindings: Map<string, { exchange: string; binding: Binding }>;
  lastId: number;
};

/** The state after all records have been applied in order. */
export function replay(records: Iterable<JournalRecord>): StoredState {
  const state: StoredState = { exchanges: new Map(), queues: new Map(), bindings: new Map(), lastId: 0 };
  for (const record of records) apply(state, record);
  return state;
}

function apply(state: StoredState, record: JournalRecord) {
  const { exchanges, queues, bindings } = state;
  switch (record.kind) {
    case 'exchange':
      exchanges.set(record.exchange.name, record.exchange);
      return;
    case 'exchange-deleted':
      exchanges.delete(record.name);
      deleteWhere(bindings, ({ exchange }) => exchange === record.name);
      return;
    case 'queue':
      queues.set(record.name, { ...record, messages: new Map() });
      return;
    case 'queue-deleted':
      queues.delete(record.name);
      deleteWhere(bindings, ({ binding }) => binding.queue === record.name);
      return;
    case 'bound':
      bindings.set(JSON.stringify([record.exchange, record.binding]), record);
      return;
    case 'message':
      state.lastId = Math.max(state.lastId, record.id);
      for (const place of record.places) {
        queues.get(place.queue)?.messages.set(record.id, { stored: record, place: { ...place } });
      }
      return;
    case 'delivered': {
      const place = queues.get(record.queue)?.messages.get(record.id)?.place;
      if (place) place.deliveries = (place.deliveries ?? 0) + 1;
      return;
    }
    case 'settled':
      for (const id of record.ids) queues.get(record.queue)?.messages.delete(id);
      return;
  }
}

function deleteWhere<Value>(from: Map<string, Value>, isGone: (value: Value) => boolean) {
  for (const [key, value] of from) if (isGone(value)) from.delete(key);
}
