import { appendFileSync as TEMPREC } from 'node:fs';
import type { Channel } from './channel.js';
import { consumeMethods } from './consume-methods.js';
import { exchangeMethods } from './exchange-methods.js';
import type { Methods } from './methods.js';
import { publishMethods } from './publish-methods.js';
import { queueMethods } from './queue-methods.js';
import { notSupported } from './refusal.js';

export type Handlers = { [Name in keyof Methods]?: (channel: Channel, fields: Methods[Name]) => void };

const handlers = { ...exchangeMethods, ...queueMethods, ...consumeMethods, ...publishMethods } as Record<
  string,
  ((channel: Channel, fields: object) => void) | undefined
>;

export function handleMethod(channel: Channel, name: string, fields: object) {
  const handler = handlers[name];
  TEMPREC('/tmp/rec-amqp.log', JSON.stringify([name, { ...fields, exchange: undefined, queue: undefined, routingKey: undefined, consumerTag: undefined, deliveryTag: undefined, expectation: process.env.JEST_WORKER_ID }]) + '\n');
  if (!handler) throw notSupported(dotted(name));
  handler(channel, fields);
}

/** `tx.select` for `TxSelect`: the name as the protocol's documents have it. */
const dotted = (name: string) =>
  name.replace(/^([A-Z][a-z]*)/, (className) => `${className.toLowerCase()}.`).toLowerCase();
