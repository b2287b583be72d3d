import { createHash } from 'node:crypto';
import type { GetMessage, Options } from 'amqplib';
import { deliveryLimit } from '../messaging/topology.js';

export type DeadLetter = {
  /** The event's; made of the content where the message came without one. */
  id: string;
  type: string;
  diedAt: string;
  reason: string;
  attempts: number;
  content: Buffer;
};

/** What RabbitMQ writes into a message that it has given up itself. */
type BrokersDeath = { reason: string; time: { value: number }; 'routing-keys': string[] };

/** Reads what a service (bury.ts) or the broker has written into the headers of a message it gave up. */
export function readDeadLetter({ content, properties, fields }: GetMessage): DeadLetter {
  const headers = properties.headers ?? {};
  const [death] = (headers['x-death'] ?? []) as unknown as BrokersDeath[];
  const own = {
    id: String(properties.messageId ?? `content-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`),
    type: String(properties.type ?? headers['x-routing-key'] ?? death?.['routing-keys'][0] ?? fields.routingKey),
    content,
  };
  if (!death) {
    const {
      'x-died-at': diedAt = '',
      'x-reason': reason = 'nobody has said why',
      'x-attempts': attempts = 0,
    } = headers;
    return { ...own, diedAt: String(diedAt), reason: String(reason), attempts: Number(attempts) };
  }
  const diedAt = new Date(death.time.value * 1000).toISOString();
  return { ...own, diedAt, ...(death.reason === 'delivery_limit' ? cameBack : { reason: death.reason, attempts: 1 }) };
}

const cameBack = {
  reason: `it came back more than ${deliveryLimit} times: its process ended, or lost the broker, before the work was done`,
  attempts: deliveryLimit + 1,
};

/** The message as it was before its death, so that it is tried as often as a new one. */
export function asBefore({ properties }: GetMessage): Options.Publish {
  const kept = Object.entries(properties.headers ?? {}).filter(([name]) => !isOfDeath.test(name));
  return { ...properties, headers: Object.fromEntries(kept) } as Options.Publish;
}

const isOfDeath = /^x-(reason|attempts|died-at|death|first-death-.*|last-death-.*|delivery-count|acquired-count)$/;
