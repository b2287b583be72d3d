import type { Broker } from '../broker/broker.js';
import { entryOf, type JournalRecord, messageRecord } from './journal-record.js';

/** Repeats a change. What was with a consumer when the broker went down counts as delivered. */
export function restore(broker: Broker, record: JournalRecord) {
  switch (record.kind) {
    case 'exchange':
      return broker.declareExchange(record.name, 'topic');
    case 'exchange-deleted':
      return broker.deleteExchange(record.name);
    case 'queue':
      broker.declareQueue({ ...record, durable: true, exclusive: false, autoDelete: false }, {});
      return;
    case 'queue-deleted':
      return broker.deleteQueue(broker.findQueue(record.name)!);
    case 'bound':
      return broker.bind(record.exchange, broker.findQueue(record.binding.queue)!, record.binding.key);
    case 'message':
      return broker.findQueue(record.queue)!.enqueue(entryOf(record));
    case 'delivered':
      return broker.findQueue(record.queue)!.restoreDelivery(record.id);
    case 'settled':
      return broker.findQueue(record.queue)!.restoreSettled(record.ids);
  }
}

/** The journal a broker in this state would have begun with. */
export function* snapshotOf({ exchanges, queues }: Broker): Generator<JournalRecord> {
  const isDurable = (queue: string) => queues.get(queue)?.isQuorum;
  for (const { name, arguments: args, isQuorum, contents } of queues.values()) {
    if (!isQuorum) continue;
    yield { kind: 'queue', name, arguments: args };
    for (const entry of contents()) yield messageRecord(name, entry);
  }
  for (const [name, exchange] of exchanges) {
    if (!exchange.isDurable) continue;
    yield { kind: 'exchange', name };
    for (const binding of exchange.bindings())
      if (isDurable(binding.queue)) yield { kind: 'bound', exchange: name, binding };
  }
}
