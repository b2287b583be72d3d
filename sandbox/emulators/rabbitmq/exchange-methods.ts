import type { Handlers } from './handlers.js';
import { notSupported, Refusal } from './refusal.js';

const onDefault = () => new Refusal(403, 'operation not permitted on the default exchange');
const TYPES = ['direct', 'fanout', 'topic'] as const;

function typeNamed(name: string) {
  if (name === 'headers') throw notSupported("exchange type 'headers'");
  const type = TYPES.find((known) => known === name);
  if (!type) throw new Refusal(503, `unknown exchange type '${name}'`);
  return type;
}

export const exchangeMethods = {
  ExchangeDeclare({ broker, send }, { exchange: name, passive, nowait, type, ...declared }) {
    if (passive) broker.exchange(name);
    else {
      if (name === '') throw onDefault();
      const { durable, autoDelete, internal, arguments: given } = declared;
      const argument = Object.keys(given).find((key) => key.startsWith('x-') || key === 'alternate-exchange');
      if (argument) throw notSupported(`exchange argument '${argument}'`);
      const known = typeNamed(type);
      if (name.startsWith('amq.') && !broker.exchanges.has(name)) {
        throw new Refusal(403, `exchange name '${name}' contains reserved prefix 'amq.*'`);
      }
      broker.declareExchange({ name, type: known, durable, autoDelete, internal, arguments: given });
    }
    if (!nowait) send('ExchangeDeclareOk', {});
  },

  ExchangeDelete({ broker, send }, { exchange: name, ifUnused, nowait }) {
    if (name === '') throw onDefault();
    if (name.startsWith('amq.'))
      throw new Refusal(403, `deletion of system exchange '${name}' in vhost '/' not allowed`);
    if (ifUnused && broker.exchanges.get(name)?.isBound) {
      throw new Refusal(406, `exchange '${name}' in vhost '/' in use`);
    }
    broker.deleteExchange(name);
    if (!nowait) send('ExchangeDeleteOk', {});
  },

  QueueBind(channel, { queue, exchange, routingKey: key, nowait, arguments: given }) {
    const to = channel.queueNamed(queue);
    if (exchange === '') throw onDefault();
    channel.broker.bind(channel.broker.exchange(exchange), to, { queue: to.name, key, arguments: given });
    if (!nowait) channel.send('QueueBindOk', {});
  },

  QueueUnbind({ broker, lastQueue, send }, { queue, exchange, routingKey: key, arguments: given }) {
    if (exchange === '') throw onDefault();
    const from = broker.exchanges.get(exchange);
    if (from) broker.unbind(from, { queue: queue || lastQueue, key, arguments: given });
    send('QueueUnbindOk', {});
  },
} satisfies Handlers;
