import type { Properties } from '../protocol/codec.js';

export type Message = {
  exchange: string;
  routingKey: string;
  header: Buffer;
  properties: Properties;
  body: Buffer;
};

/** A message's place in one queue. Ids only grow, so the order of ids is the order of the queue. */
export type Entry = {
  id: number;
  message: Message;
  /** How often it went out, and how often it came back. */
  deliveries: number;
  returns: number;
};

export type DeadLetterReason = 'rejected' | 'delivery_limit';
