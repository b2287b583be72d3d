import { encodeProperties, type Properties } from '../protocol/codec.js';
import type { DeadLetterReason, Message } from './message.js';
import type { QueueDeclaration } from './queue-declaration.js';

type Death = {
  count: unknown;
  reason: string;
  queue: string;
  time: unknown;
  exchange: string;
  'routing-keys': string[];
};

/** The message as it is published again, its history in `x-death`, newest first. */
export function toDeadLetter(message: Message, from: QueueDeclaration, reason: DeadLetterReason): Message {
  const first = {
    'x-first-death-exchange': message.exchange,
    'x-first-death-queue': from.name,
    'x-first-death-reason': reason,
  };
  const deaths = readDeaths(message.properties);
  const same = deaths.find((death) => death.queue === from.name && death.reason === reason);
  const death: Death = same
    ? { ...same, count: int64(countOf(same) + 1) }
    : {
        count: int64(1),
        reason,
        queue: from.name,
        time: { '!': 'timestamp', value: Math.floor(Date.now() / 1000) },
        exchange: message.exchange,
        'routing-keys': [message.routingKey],
      };
  const others = deaths.filter((other) => other !== same).map((other) => ({ ...other, count: int64(countOf(other)) }));
  const headers = { ...first, ...message.properties.headers, 'x-death': [death, ...others] };
  const properties = { ...message.properties, headers };
  const { body } = message;
  const routingKey = from.deadLetterQueue ?? '';
  return { exchange: '', routingKey, header: encodeProperties(properties, body.length), properties, body };
}

// Readers in typed languages expect the count to be a 64-bit integer, as RabbitMQ sends it.
const int64 = (value: number) => ({ '!': 'int64', value });
const countOf = ({ count }: Death) => (typeof count === 'number' ? count : Number((count as { value: number }).value));

function readDeaths({ headers }: Properties): Death[] {
  const deaths = headers?.['x-death'];
  return Array.isArray(deaths) ? (deaths as Death[]) : [];
}
