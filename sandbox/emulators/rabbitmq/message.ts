import type { Properties } from './codec.js';

/** A published message. `header` is the content header's payload as the publisher sent it. */
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
  /** In the journal, so whatever becomes of it must be written there too. */
  durable: boolean;
  expiresAt: number | undefined;
  /** How often it went out, and how often it came back. */
  deliveries: number;
  returns: number;
};

const PERSISTENT = 2;

export const isPersistent = ({ properties }: Message) => properties.deliveryMode === PERSISTENT;
