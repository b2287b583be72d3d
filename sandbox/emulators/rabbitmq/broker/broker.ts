import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal/journal.js';
import { AmqpError } from '../protocol/amqp-error.js';
import type { Table } from '../protocol/methods.js';
import { toDeadLetter } from './dead-letter.js';
import { createExchange, type Exchange, type ExchangeDeclaration } from './exchange.js';
import type { Entry, Message } from './message.js';
import { createQueue, type Queue, type QueueEvents } from './queue.js';
import { type QueueDeclaration, type QueueRequest, validateQueue } from './queue-declaration.js';

export type Broker = ReturnType<typeof createBroker>;

/** The exchanges, queues and bindings of the one virtual host. What must survive goes to the journal. */
export function createBroker(journal: () => Journal) {
  const exchanges = new Map<string, Exchange>();
  const queues = new Map<string, Queue>();
  let lastId = 0;

  function findExchange(name: string): Exchange {
    const found = exchanges.get(name);
    if (!found) throw new AmqpError(404, `no exchange '${name}' in vhost '/'`);
    return found;
  }

  function findQueue(name: string, user: object): Queue {
    const found = queues.get(name);
    if (!found) throw new AmqpError(404, `no queue '${name}' in vhost '/'`);
    if (found.owner && found.owner !== user) throw locked(name);
    return found;
  }

  function declareExchange(declaration: ExchangeDeclaration) {
    const existing = exchanges.get(declaration.name);
    if (existing) return requireSame('exchange', declaration.name, fields(existing.declaration), fields(declaration));
    exchanges.set(declaration.name, createExchange(declaration));
    if (declaration.durable) journal().append({ kind: 'exchange', exchange: declaration });
  }

  function deleteExchange(name: string) {
    const gone = exchanges.get(name);
    exchanges.delete(name);
    if (gone?.declaration.durable) journal().append({ kind: 'exchange-deleted', name });
  }

  function declareQueue(request: QueueRequest, user: object): Queue {
    const name = request.name || `amq.gen-${randomBytes(16).toString('base64url')}`;
    const declaration = validateQueue({ ...request, name }, user);
    const existing = queues.get(name);
    if (existing) {
      if (existing.owner ? existing.owner !== user || !request.exclusive : request.exclusive) throw locked(name);
      requireSame('queue', name, asDeclared(existing), asDeclared(declaration));
      return existing;
    }
    const created = createQueue(declaration, events);
    queues.set(name, created);
    if (created.isQuorum) journal().append({ kind: 'queue', name, arguments: request.arguments });
    return created;
  }

  function deleteQueue(gone: Queue) {
    if (!queues.delete(gone.name)) return;
    if (gone.isQuorum) journal().append({ kind: 'queue-deleted', name: gone.name });
    gone.delete();
    for (const [name, exchange] of exchanges) {
      if (exchange.unbindQueue(gone.name) && exchange.declaration.autoDelete && !exchange.isBound) deleteExchange(name);
    }
  }

  function publish(message: Message): { isRouted: boolean; isDurable: boolean } {
    const { exchange, routingKey } = message;
    const names = exchange === '' ? [routingKey] : [...findExchange(exchange).route(routingKey)];
    const targets = names.flatMap((name) => queues.get(name) ?? []);
    enqueue(message, targets);
    return { isRouted: targets.length > 0, isDurable: targets.some(({ isQuorum }) => isQuorum) };
  }

  function enqueue(message: Message, targets: Queue[]) {
    const id = ++lastId;
    const places = targets.filter(({ isQuorum }) => isQuorum).map(({ name }) => ({ queue: name }));
    if (places.length > 0) {
      const { header, body, exchange, routingKey } = message;
      journal().append({ kind: 'message', id, exchange, routingKey, places, header, body });
    }
    for (const target of targets) target.enqueue({ id, message, deliveries: 0, returns: 0 });
  }

  function settled({ isQuorum, name }: Queue, entries: Entry[]) {
    if (isQuorum && entries.length > 0)
      journal().append({ kind: 'settled', queue: name, ids: entries.map(({ id }) => id) });
  }

  const events: QueueEvents = {
    delivered({ isQuorum, name }, { id }) {
      if (isQuorum) journal().append({ kind: 'delivered', queue: name, id });
    },
    settled,
    /** Written where they go before they are removed where they were. */
    deadLettered(from, entries, reason) {
      const target = from.deadLetterQueue === undefined ? undefined : queues.get(from.deadLetterQueue);
      if (from.deadLetterQueue !== undefined && !target) return from.retryDeadLetters(entries, reason);
      if (target) for (const { message } of entries) enqueue(toDeadLetter(message, from, reason), [target]);
      settled(from, entries);
    },
  };

  return {
    exchanges,
    queues,
    queue: findQueue,
    hasQueue: (name: string) => queues.has(name),
    declareExchange,
    deleteExchange,
    declareQueue,
    deleteQueue,
    bind(from: string, { name, isQuorum }: Queue, key: string) {
      const exchange = findExchange(from);
      const isNew = exchange.bind({ queue: name, key });
      if (isNew && exchange.declaration.durable && isQuorum) {
        journal().append({ kind: 'bound', exchange: from, binding: { queue: name, key } });
      }
    },
    publish,
    deleteQueuesOf(owner: object) {
      for (const queue of [...queues.values()]) if (queue.owner === owner) deleteQueue(queue);
    },
    restoreLastId(id: number) {
      lastId = id;
    },
  };
}

const fields = ({ type, durable, autoDelete }: ExchangeDeclaration) => ({ type, durable, auto_delete: autoDelete });

/** A queue without a type is a classic one, and may be declared either way. */
const asDeclared = ({ arguments: args }: QueueDeclaration) => ({ 'x-queue-type': 'classic', ...args });

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
