import { encodeProperties, type Properties } from './codec.js';
import type { Message } from './message.js';
import type { DeathReason, QueueDeclaration } from './queue.js';

type Death = {
  count: unknown;
  reason: string;
  queue: string;
  time: unknown;
  exchange: string;
  'routing-keys': string[];
  'original-expiration'?: string;
};

/** The message as it is published again, its history in `x-death`, newest first. */
export function deadLetter(message: Message, from: QueueDeclaration, reason: DeathReason, now = Date.now()): Message {
  const { expiration, ...kept } = message.properties;
  const first = {
    'x-first-death-exchange': message.exchange,
    'x-first-death-queue': from.name,
    'x-first-death-reason': reason,
  };
  const deaths = deathsOf(message.properties);
  const same = deaths.find((death) => death.queue === from.name && death.reason === reason);
  const death: Death = same
    ? { ...same, count: int64(countOf(same) + 1) }
    : {
        count: int64(1),
        reason,
        queue: from.name,
        time: { '!': 'timestamp', value: Math.floor(now / 1000) },
        exchange: message.exchange,
        'routing-keys': [message.routingKey],
        ...(expiration === undefined ? {} : { 'original-expiration': expiration }),
      };
  const history = [death, ...deaths.filter((other) => other !== same).map(withCount)];
  const properties = { ...kept, headers: { ...first, ...message.properties.headers, 'x-death': history } };
  return {
    exchange: from.settings.deadLetterExchange ?? '',
    routingKey: from.settings.deadLetterRoutingKey ?? message.routingKey,
    header: encodeProperties(properties, message.body.length),
    properties,
    body: message.body,
  };
}

/** A message that came round to a queue without anyone having rejected it on the way would circle for ever. */
export function circles(message: Message, queue: string): boolean {
  const deaths = deathsOf(message.properties);
  const last = deaths.findIndex((death) => death.queue === queue);
  return last >= 0 && deaths.slice(0, last + 1).every(({ reason }) => reason !== 'rejected');
}

// Readers in typed languages expect the count to be a 64-bit integer, as RabbitMQ sends it.
const int64 = (value: number) => ({ '!': 'int64', value });
const withCount = (death: Death): Death => ({ ...death, count: int64(countOf(death)) });
const countOf = ({ count }: Death) => (typeof count === 'number' ? count : Number((count as { value: number }).value));

function deathsOf({ headers }: Properties): Death[] {
  const deaths = headers?.['x-death'];
  return Array.isArray(deaths) ? (deaths as Death[]) : [];
}
