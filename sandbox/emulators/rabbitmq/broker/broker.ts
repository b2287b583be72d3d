import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal/journal.js';
import { AmqpError } from '../protocol/amqp-error.js';
import type { Table } from '../protocol/methods.js';
import { createExchange, type Exchange, type ExchangeType } from './exchange.js';
import type { Message } from './message.js';
import { createQueue, type Queue } from './queue.js';
import { type QueueRequest, validateQueue } from './queue-declaration.js';

export type Broker = ReturnType<typeof createBroker>;

/** The exchanges, queues and bindings of the one virtual host. What must survive goes to the journal. */
export function createBroker(journal: () => Journal) {
  const exchanges = new Map<string, Exchange>();
  const queues = new Map<string, Queue>();
  const findQueue = (name: string) => queues.get(name);

  function findExchange(name: string): Exchange {
    const found = exchanges.get(name);
    if (!found) throw new AmqpError(404, `no exchange '${name}' in vhost '/'`);
    return found;
  }

  function deleteExchange(name: string) {
    const gone = exchanges.get(name);
    exchanges.delete(name);
    if (gone?.isDurable) journal().append({ kind: 'exchange-deleted', name });
  }

  function deleteQueue(gone: Queue) {
    if (!queues.delete(gone.name)) return;
    if (gone.isQuorum) journal().append({ kind: 'queue-deleted', name: gone.name });
    gone.delete();
    for (const [name, exchange] of exchanges) if (exchange.unbindQueue(gone.name)) deleteExchange(name);
  }

  return {
    exchanges,
    queues,
    findQueue,
    deleteExchange,
    deleteQueue,

    /** The queue as that connection may use it. */
    queue(name: string, user: object): Queue {
      const found = queues.get(name);
      if (!found) throw new AmqpError(404, `no queue '${name}' in vhost '/'`);
      if (found.owner && found.owner !== user) throw locked(name);
      return found;
    },

    declareExchange(name: string, type: ExchangeType) {
      const existing = exchanges.get(name);
      if (existing) return requireSame('exchange', name, { type: existing.type }, { type });
      exchanges.set(name, createExchange(type));
      if (type === 'topic') journal().append({ kind: 'exchange', name });
    },

    declareQueue(request: QueueRequest, user: object): Queue {
      const declaration = validateQueue(request, user);
      const name = request.name || `amq.gen-${randomBytes(16).toString('base64url')}`;
      const existing = queues.get(name);
      if (existing) {
        requireSame('queue', name, existing.arguments, declaration.arguments);
        return existing;
      }
      const created = createQueue({ ...declaration, name }, { journal, findQueue });
      queues.set(name, created);
      if (created.isQuorum) journal().append({ kind: 'queue', name, arguments: request.arguments });
      return created;
    },

    bind(from: string, { name, isQuorum }: Queue, key: string) {
      const exchange = findExchange(from);
      const binding = { queue: name, key };
      if (exchange.bind(binding) && exchange.isDurable && isQuorum)
        journal().append({ kind: 'bound', exchange: from, binding });
    },

    /** False if no queue takes it. */
    publish(message: Message): boolean {
      const { exchange, routingKey } = message;
      const names = exchange === '' ? [routingKey] : [...findExchange(exchange).route(routingKey)];
      const targets = names.flatMap((name) => queues.get(name) ?? []);
      for (const target of targets) target.add(message);
      return targets.length > 0;
    },

    deleteQueuesOf(owner: object) {
      for (const queue of [...queues.values()]) if (queue.owner === owner) deleteQueue(queue);
    },
  };
}

const locked = (name: string) =>
  new AmqpError(
    405,
    `cannot obtain exclusive access to locked queue '${name}' in vhost '/'. It could be originally declared on ` +
      'another connection or the exclusive property value does not match that of the original declaration.',
  );

/** Declaring what exists already is allowed only with the same properties and arguments. */
function requireSame(kind: 'queue' | 'exchange', name: string, current: Table, received: Table) {
  for (const property of Object.keys({ ...current, ...received })) {
    const [now, wanted] = [current[property], received[property]];
    if (now === wanted) continue;
    const [has, gets] = [now, wanted].map((value) => (value === undefined ? 'none' : `'${String(value)}'`));
    throw new AmqpError(
      406,
      `inequivalent arg '${property}' for ${kind} '${name}' in vhost '/': received ${gets} but current is ${has}`,
    );
  }
}
