import { createHash } from 'node:crypto';
import type { GetMessage, Options } from 'amqplib';
import { deliveryLimit } from '../messaging/topology.js';

export type DeadLetter = {
  /** The event's id; a hash of the content if the message has none. */
  id: string;
  type: string;
  deadLetteredAt: string;
  reason: string;
  attempts: number;
  content: Buffer;
};

/** An entry of the header `x-death`, which RabbitMQ adds to messages that it dead-letters itself. */
type BrokerDeathHeader = { reason: string; time: { value: number }; 'routing-keys': string[] };

/** Reads the headers that a service (`moveToDeadLetterQueue`) or the broker has added to a failed message. */
export function parseDeadLetter({ content, properties, fields }: GetMessage): DeadLetter {
  const headers = properties.headers ?? {};
  const [death] = (headers['x-death'] ?? []) as unknown as BrokerDeathHeader[];
  const identity = {
    id: String(properties.messageId ?? `content-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`),
    type: String(properties.type ?? headers['x-routing-key'] ?? death?.['routing-keys'][0] ?? fields.routingKey),
    content,
  };
  if (!death) {
    const {
      'x-dead-lettered-at': deadLetteredAt = '',
      'x-dead-letter-reason': reason = 'unknown',
      'x-attempts': attempts = 0,
    } = headers;
    return {
      ...identity,
      deadLetteredAt: String(deadLetteredAt),
      reason: String(reason),
      attempts: Number(attempts),
    };
  }
  const deadLetteredAt = new Date(death.time.value * 1000).toISOString();
  const cause = death.reason === 'delivery_limit' ? deliveryLimitReached : { reason: death.reason, attempts: 1 };
  return { ...identity, deadLetteredAt, ...cause };
}

const deliveryLimitReached = {
  reason: `redelivered more than ${deliveryLimit} times: the process ended or lost the broker each time`,
  attempts: deliveryLimit + 1,
};

/** The properties of the original message, so that a replay gets as many attempts as a new message. */
export function withoutDeathHeaders({ properties }: GetMessage): Options.Publish {
  const headers = Object.entries(properties.headers ?? {}).filter(([name]) => !deathHeader.test(name));
  return { ...properties, headers: Object.fromEntries(headers) } as Options.Publish;
}

const deathHeader =
  /^x-(dead-letter-reason|attempts|dead-lettered-at|death|first-death-.*|last-death-.*|delivery-count|acquired-count)$/;
