import { AmqpError, notSupported } from '../protocol/amqp-error.js';
import type { Table } from '../protocol/methods.js';

export type QueueRequest = {
  name: string;
  durable: boolean;
  exclusive: boolean;
  autoDelete: boolean;
  arguments: Table;
};

export type QueueDeclaration = {
  name: string;
  arguments: Table;
  /** Quorum queues are durable, and nobody's alone. */
  isQuorum: boolean;
  /** The connection that alone may use an exclusive queue, and with which it goes. */
  owner?: object;
  deliveryLimit?: number;
  /** The queue that takes what came back too often. */
  deadLetterQueue?: string;
};

/** Dead-lettering at least once, into a queue that is named: all of it or nothing. */
const DEAD_LETTERING = {
  'x-dead-letter-exchange': '',
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
};
const TARGET = 'x-dead-letter-routing-key';
const SUPPORTED = ['x-queue-type', 'x-delivery-limit', TARGET, ...Object.keys(DEAD_LETTERING)];

/** There are two kinds of queues: durable quorum queues, and unnamed classic ones that belong to one connection. */
export function validateQueue(request: QueueRequest, owner: object): QueueDeclaration {
  const { name, durable, exclusive, autoDelete, arguments: args } = request;
  const unknown = Object.keys(args).find((argument) => !SUPPORTED.includes(argument));
  if (unknown) throw notSupported(`queue argument '${unknown}'`);
  const type = args['x-queue-type'] ?? 'classic';
  if (type !== 'quorum' && type !== 'classic') throw notSupported(`queue type '${String(type)}'`);
  if (autoDelete) throw notSupported('an auto-delete queue');
  if (type === 'classic') {
    if (!exclusive) throw notSupported('a classic queue that is not exclusive');
    if (name) throw notSupported('an exclusive queue with a name of its own');
    const [argument] = Object.keys(args);
    if (argument) throw notSupported(`queue argument '${argument}' for a classic queue`);
    return { name, arguments: args, isQuorum: false, owner };
  }
  if (!name) throw notSupported('a quorum queue without a name');
  const property = !durable ? 'non-durable' : exclusive ? 'exclusive-owner' : undefined;
  if (property) throw new AmqpError(406, `invalid property '${property}' for queue '${name}' in vhost '/'`);
  return {
    name,
    arguments: args,
    isQuorum: true,
    deliveryLimit: readDeliveryLimit(name, args['x-delivery-limit']),
    deadLetterQueue: readDeadLetterQueue(args),
  };
}

function readDeliveryLimit(queue: string, limit: unknown): number | undefined {
  if (limit === undefined || (typeof limit === 'number' && Number.isInteger(limit) && limit >= 0)) return limit;
  throw new AmqpError(406, `invalid arg 'x-delivery-limit' for queue '${queue}' in vhost '/': ${String(limit)}`);
}

function readDeadLetterQueue(args: Table): string | undefined {
  if (![TARGET, ...Object.keys(DEAD_LETTERING)].some((argument) => args[argument] !== undefined)) return undefined;
  const other = Object.entries(DEAD_LETTERING).find(([argument, value]) => args[argument] !== value);
  if (other) throw notSupported(`dead-lettering unless ${other[0]} is '${other[1]}'`);
  const target = args[TARGET];
  if (typeof target !== 'string') throw notSupported(`dead-lettering without ${TARGET}`);
  return target;
}
