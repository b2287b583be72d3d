import type { Properties } from '../protocol/codec.js';

export type Message = { exchange: string; routingKey: string; properties: Properties; body: Buffer };

/** A message's place in one queue, and how often it went out. Ids only grow: their order is that of the queue. */
export type Entry = { id: number; message: Message; deliveries: number };
