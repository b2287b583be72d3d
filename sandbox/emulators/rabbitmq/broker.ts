import { randomBytes } from 'node:crypto';
import { requireSame } from './equivalence.js';
import { type Binding, createExchange, type Exchange, type ExchangeDeclaration } from './exchange.js';
import type { Journal } from './journal.js';
import type { Table } from './methods.js';
import { createPublication, survives } from './publication.js';
import { createQueue, type Queue } from './queue.js';
import { readQueueSettings } from './queue-settings.js';
import { Refusal } from './refusal.js';

export type Broker = ReturnType<typeof createBroker>;
export type QueueRequest = {
  name: string;
  durable: boolean;
  exclusive: boolean;
  autoDelete: boolean;
  arguments: Table;
};

const PREDECLARED = [
  { name: 'amq.direct', type: 'direct' },
  { name: 'amq.fanout', type: 'fanout' },
  { name: 'amq.topic', type: 'topic' },
] as const;

/** The exchanges, queues and bindings of the one virtual host. */
export function createBroker(journal: () => Journal) {
  const exchanges = new Map<string, Exchange>();
  const queues = new Map<string, Queue>();
  const publication = createPublication({ exchanges, queues, journal });

  for (const { name, type } of PREDECLARED) {
    const declaration = { name, type, durable: true, autoDelete: false, internal: false, arguments: {} };
    exchanges.set(name, createExchange(declaration));
  }

  function exchange(name: string): Exchange {
    const found = exchanges.get(name);
    if (!found) throw new Refusal(404, `no exchange '${name}' in vhost '/'`);
    return found;
  }

  function queue(name: string, user: object): Queue {
    const found = queues.get(name);
    if (!found) throw new Refusal(404, `no queue '${name}' in vhost '/'`);
    if (found.owner && found.owner !== user) throw locked(name);
    return found;
  }

  function declareExchange(wanted: ExchangeDeclaration) {
    const existing = exchanges.get(wanted.name);
    if (existing) {
      const checked = ['type', 'durable', 'auto_delete', 'internal'];
      requireSame('exchange', wanted.name, comparable(existing), comparable(wanted), checked);
      return;
    }
    exchanges.set(wanted.name, createExchange(wanted));
    if (wanted.durable) journal().append({ kind: 'exchange', exchange: wanted });
  }

  function deleteExchange(name: string) {
    const gone = exchanges.get(name);
    exchanges.delete(name);
    if (gone?.durable) journal().append({ kind: 'exchange-deleted', name });
  }

  function declareQueue(wanted: QueueRequest, user: object): Queue {
    const existing = queues.get(wanted.name);
    if (existing) {
      if (existing.owner ? existing.owner !== user || !wanted.exclusive : wanted.exclusive) throw locked(wanted.name);
      requireSameQueue(existing, wanted);
      return existing;
    }
    const name = wanted.name || `amq.gen-${randomBytes(16).toString('base64url')}`;
    const settings = readQueueSettings(name, wanted.arguments, wanted);
    const owner = wanted.exclusive ? user : undefined;
    const created = createQueue({ ...wanted, name, owner, settings }, { ...publication, unused: deleteQueue });
    queues.set(name, created);
    if (survives(created)) {
      const { autoDelete, arguments: given } = wanted;
      journal().append({ kind: 'queue', name, autoDelete, arguments: given });
    }
    return created;
  }

  function deleteQueue(gone: Queue) {
    if (!queues.delete(gone.name)) return;
    if (survives(gone)) journal().append({ kind: 'queue-deleted', name: gone.name });
    gone.delete();
    for (const from of exchanges.values()) {
      for (const binding of from.bindings()) if (binding.queue === gone.name) unbind(from, binding);
    }
  }

  function bind(from: Exchange, to: Queue, binding: Binding) {
    if (from.bind(binding) && from.durable && survives(to)) {
      journal().append({ kind: 'bound', exchange: from.name, binding });
    }
  }

  function unbind(from: Exchange, binding: Binding) {
    if (!from.unbind(binding)) return;
    if (from.durable) journal().append({ kind: 'unbound', exchange: from.name, binding });
    if (from.autoDelete && !from.isBound) deleteExchange(from.name);
  }

  return {
    exchanges,
    queues,
    exchange,
    queue,
    declareExchange,
    deleteExchange,
    declareQueue,
    deleteQueue,
    bind,
    unbind,
    publish: publication.publish,
    restoreId: publication.restoreId,
    disconnected(user: object) {
      for (const owned of [...queues.values()]) if (owned.owner === user) deleteQueue(owned);
    },
  };
}

const locked = (name: string) =>
  new Refusal(
    405,
    `cannot obtain exclusive access to locked queue '${name}' in vhost '/'. It could be originally declared on ` +
      'another connection or the exclusive property value does not match that of the original declaration.',
  );

function requireSameQueue(existing: Queue, wanted: QueueRequest) {
  requireSame('queue', wanted.name, comparable(existing), comparable(wanted), ['durable', 'auto_delete']);
  const [now, then] = [withType(existing.arguments), withType(wanted.arguments)];
  const named = Object.keys({ ...now, ...then }).filter((name) => name.startsWith('x-'));
  requireSame('queue', wanted.name, now, then, named);
}

/** A queue without a type is a classic one, and may be declared either way. */
const withType = ({ 'x-queue-type': type, ...others }: Table): Table =>
  type === undefined || type === 'classic' ? others : { ...others, 'x-queue-type': type };

const comparable = (declared: { autoDelete: boolean } & object): Table => ({
  ...declared,
  auto_delete: declared.autoDelete,
});
