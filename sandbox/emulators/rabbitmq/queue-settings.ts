import type { Table } from './methods.js';
import { notSupported, Refusal } from './refusal.js';

export type QueueSettings = {
  isQuorum: boolean;
  messageTtl?: number;
  expires?: number;
  maxLength?: number;
  rejectsWhenFull: boolean;
  deadLetterExchange?: string;
  deadLetterRoutingKey?: string;
  /** The dead wait here until somewhere takes them. */
  keepsTheDead: boolean;
  deliveryLimit?: number;
};

type Property = { durable: boolean; exclusive: boolean; autoDelete: boolean };

const KNOWN = new Set([
  'x-queue-type',
  'x-message-ttl',
  'x-expires',
  'x-max-length',
  'x-overflow',
  'x-queue-mode',
  'x-dead-letter-exchange',
  'x-dead-letter-routing-key',
  'x-dead-letter-strategy',
  'x-delivery-limit',
]);

/** Reads a queue's arguments, refusing those RabbitMQ refuses, and by name those that are not supported here. */
export function readQueueSettings(queue: string, given: Table, property: Property): QueueSettings {
  const where = `for queue '${queue}' in vhost '/'`;
  const invalid = (name: string, why: string) => new Refusal(406, `invalid arg '${name}' ${where}: ${why}`);

  const integer = (name: string, zeroAllowed = true) => {
    const value = given[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw invalid(name, `"expected integer, got ${wireType(value)}"`);
    }
    if (value < 0) throw invalid(name, `{value_negative,${value}}`);
    if (value === 0 && !zeroAllowed) throw invalid(name, '{value_zero,0}');
    return value;
  };
  const text = (name: string) => {
    const value = given[name];
    if (value === undefined || typeof value === 'string') return value;
    throw new Refusal(406, `invalid type '${wireType(value)}' for arg '${name}' in queue '${queue}' in vhost '/'`);
  };

  const unknown = Object.keys(given).find((name) => name.startsWith('x-') && !KNOWN.has(name));
  if (unknown) throw notSupported(`queue argument '${unknown}'`);

  const type = text('x-queue-type') ?? 'classic';
  if (type === 'stream') throw notSupported("queue type 'stream'");
  if (type !== 'classic' && type !== 'quorum') throw invalid('x-queue-type', `"unsupported queue type '${type}'"`);
  if (type === 'quorum') refuseForQuorum(queue, property);

  const overflow = text('x-overflow') ?? 'drop-head';
  if (overflow === 'reject-publish-dlx') throw notSupported("x-overflow 'reject-publish-dlx'");
  if (overflow !== 'drop-head' && overflow !== 'reject-publish') throw invalid('x-overflow', 'invalid_overflow');
  const strategy = text('x-dead-letter-strategy') ?? 'at-most-once';
  const keepsTheDead = strategy === 'at-least-once';
  if (strategy !== 'at-most-once' && !keepsTheDead) throw notSupported(`x-dead-letter-strategy '${strategy}'`);
  // RabbitMQ would fall back to at-most-once, with no more than a warning in its log.
  if (keepsTheDead && (type !== 'quorum' || overflow !== 'reject-publish')) {
    throw notSupported("x-dead-letter-strategy 'at-least-once' but for a quorum queue with reject-publish");
  }

  const settings = {
    isQuorum: type === 'quorum',
    messageTtl: integer('x-message-ttl'),
    expires: integer('x-expires', false),
    maxLength: integer('x-max-length'),
    rejectsWhenFull: overflow === 'reject-publish',
    deadLetterExchange: text('x-dead-letter-exchange'),
    deadLetterRoutingKey: text('x-dead-letter-routing-key'),
    keepsTheDead,
    deliveryLimit: integer('x-delivery-limit'),
  };
  if (settings.deadLetterRoutingKey !== undefined && settings.deadLetterExchange === undefined) {
    throw invalid('x-dead-letter-routing-key', 'routing_key_but_no_dlx_defined');
  }
  return settings;
}

function refuseForQuorum(queue: string, { durable, exclusive, autoDelete }: Property) {
  const property = !durable ? 'non-durable' : exclusive ? 'exclusive-owner' : autoDelete ? 'auto-delete' : undefined;
  if (property) throw new Refusal(406, `invalid property '${property}' for queue '${queue}' in vhost '/'`);
}

/** The name RabbitMQ gives to a value's type in its texts. */
export function wireType(value: unknown): string {
  if (typeof value === 'string') return 'longstr';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value !== 'number') return value === null ? 'void' : Array.isArray(value) ? 'array' : 'table';
  if (!Number.isInteger(value)) return 'double';
  if (value >= -0x80 && value < 0x80) return 'byte';
  if (value >= -0x8000 && value < 0x8000) return 'short';
  return value >= -0x80000000 && value < 0x80000000 ? 'signedint' : 'long';
}
