import { createHash, randomBytes } from 'node:crypto';
import { publications, subscriptions } from '@wayhouse/contracts';
import { deadLetterExchangeName, exchangeName, queueName, topologyOf } from '../messaging/topology.js';
import { relayWakeupExchangeName } from '../messaging/publish/relay-wakeup.js';
import { serviceUser } from './service-user.js';

type Options = { namespace: string; vhost: string; passwords: Record<keyof typeof subscriptions, string> };

/**
 * Exchanges, queues, and a user for each service, as `rabbitmqctl import_definitions` takes them
 * (https://www.rabbitmq.com/docs/definitions). A user reads its service's queue, and writes its service's event types and dead
 * letters. It declares nothing but the short-lived exchange and queue that wake up the relay.
 */
export function brokerDefinitions({ namespace, vhost, passwords }: Options) {
  const services = Object.keys(subscriptions) as (keyof typeof subscriptions)[];
  const { exchanges, queues, bindings } = topologyOf(namespace);
  const durable = { vhost, durable: true, auto_delete: false };
  return {
    users: services.map((service) => ({
      name: serviceUser(namespace, service),
      ...hashedPassword(passwords[service]),
      tags: [],
    })),
    permissions: services.map((service) => ({
      user: serviceUser(namespace, service),
      vhost,
      ...rightsOf(namespace, service),
    })),
    topic_permissions: services.map((service) => ({
      user: serviceUser(namespace, service),
      vhost,
      exchange: exchangeName(namespace),
      write: oneOf(typesOf(service)),
      read: oneOf([]),
    })),
    exchanges: exchanges.map((name) => ({ name, ...durable, type: 'topic', internal: false, arguments: {} })),
    queues: queues.map((queue) => ({ ...queue, ...durable })),
    bindings: bindings.map(({ exchange, queue, routingKey }) => ({
      ...{ source: exchange, vhost, destination: queue, destination_type: 'queue' },
      ...{ routing_key: routingKey, arguments: {} },
    })),
  };
}

const typesOf = (service: string): string[] =>
  ((publications as Record<string, { type: string }[]>)[service] ?? []).map(({ type }) => type);

function rightsOf(namespace: string, service: string) {
  const own = [relayWakeupExchangeName(namespace, service), namedByBroker];
  return {
    configure: oneOf(own),
    // Which types of events it publishes there is for the rights on topics.
    write: oneOf([exchangeName(namespace), deadLetterExchangeName(namespace, service), ...own]),
    read: oneOf([queueName(namespace, service), ...own]),
  };
}

/** Exclusive queues, which no other connection can use. */
const namedByBroker = /amq\.gen-.+/;

/** An expression for exactly these; without any, for nothing. */
const oneOf = (names: (string | RegExp)[]): string =>
  names.length ? `^(${names.map((name) => (typeof name === 'string' ? escape(name) : name.source)).join('|')})$` : '^$';
const escape = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** https://www.rabbitmq.com/docs/passwords#computing-password-hash */
function hashedPassword(password: string) {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return {
    password_hash: Buffer.concat([salt, hash]).toString('base64'),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
  };
}
