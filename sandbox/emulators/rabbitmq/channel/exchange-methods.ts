import { AmqpError, notSupported } from '../protocol/amqp-error.js';
import type { Handlers } from './channel.js';

export const exchangeMethods = {
  ExchangeDeclare({ broker, send }, { exchange: name, passive, type, durable, autoDelete, arguments: args }) {
    if (passive) throw notSupported('exchange.declare with passive');
    refusePredeclared(name);
    const argument = Object.keys(args)[0];
    if (argument) throw notSupported(`exchange argument '${argument}'`);
    if (type !== 'topic' && type !== 'fanout') throw notSupported(`exchange type '${type}'`);
    const [isTopic, isFanout] = [durable && !autoDelete, autoDelete && !durable];
    if (type === 'topic' && !isTopic) throw notSupported('a topic exchange that is not durable or auto-delete');
    if (type === 'fanout' && !isFanout) throw notSupported('a fanout exchange that is durable or not auto-delete');
    broker.declareExchange(name, type);
    send('ExchangeDeclareOk', {});
  },

  /** Deleting an exchange that does not exist succeeds. */
  ExchangeDelete({ broker, send }, { exchange: name }) {
    refusePredeclared(name);
    broker.deleteExchange(name);
    send('ExchangeDeleteOk', {});
  },

  QueueBind(channel, { queue, exchange, routingKey: key, arguments: args }) {
    refusePredeclared(exchange);
    const argument = Object.keys(args)[0];
    if (argument) throw notSupported(`binding argument '${argument}'`);
    if (key !== '#' && /[*#]/.test(key)) throw notSupported(`the pattern '${key}'`);
    channel.broker.bind(exchange, channel.queue(queue), key);
    channel.send('QueueBindOk', {});
  },
} satisfies Handlers;

function refusePredeclared(exchange: string) {
  if (exchange === '') throw new AmqpError(403, 'operation not permitted on the default exchange');
  if (exchange.startsWith('amq.')) throw notSupported(`the exchange '${exchange}'`);
}
