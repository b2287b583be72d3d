import type { Binding } from '../broker/exchange.js';
import type { Entry } from '../broker/message.js';
import { decodeHeader, encodeHeader, PAYLOAD_START } from '../protocol/codec.js';
import type { Table } from '../protocol/methods.js';

/** One change of what has to survive. */
export type JournalRecord =
  | { kind: 'exchange'; name: string }
  | { kind: 'exchange-deleted'; name: string }
  | { kind: 'queue'; name: string; arguments: Table }
  | { kind: 'queue-deleted'; name: string }
  | { kind: 'bound'; exchange: string; binding: Binding }
  | StoredMessage
  | { kind: 'delivered'; queue: string; id: number }
  | { kind: 'settled'; queue: string; ids: number[] };

/** Header and body are in base64. */
type StoredMessage = {
  kind: 'message';
  queue: string;
  id: number;
  deliveries: number;
  exchange: string;
  routingKey: string;
  header: string;
  body: string;
};

export function messageRecord(queue: string, { id, deliveries, message }: Entry): StoredMessage {
  const { exchange, routingKey, properties, body } = message;
  const header = encodeHeader(0, properties, body.length).toString('base64');
  return { kind: 'message', queue, id, deliveries, exchange, routingKey, header, body: body.toString('base64') };
}

export function entryOf({ id, deliveries, exchange, routingKey, header, body }: StoredMessage): Entry {
  const properties = decodeHeader(Buffer.from(header, 'base64').subarray(PAYLOAD_START));
  return { id, deliveries, message: { exchange, routingKey, properties, body: Buffer.from(body, 'base64') } };
}
