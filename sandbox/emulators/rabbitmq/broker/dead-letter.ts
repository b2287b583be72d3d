import type { Message } from './message.js';
import type { QueueDeclaration } from './queue-declaration.js';

const reason = 'delivery_limit';

/** The message as it is published again, with what happened to it in `x-death`. */
export function toDeadLetter(message: Message, { name: queue, deadLetterQueue = '' }: QueueDeclaration): Message {
  const { exchange, routingKey, properties, body } = message;
  const death = {
    // Readers in typed languages expect a 64-bit integer, as RabbitMQ sends it.
    count: { '!': 'int64', value: 1 },
    reason,
    queue,
    time: { '!': 'timestamp', value: Math.floor(Date.now() / 1000) },
    exchange,
    'routing-keys': [routingKey],
  };
  const headers = {
    ...properties.headers,
    'x-first-death-exchange': exchange,
    'x-first-death-queue': queue,
    'x-first-death-reason': reason,
    'x-death': [death],
  };
  return { exchange: '', routingKey: deadLetterQueue, properties: { ...properties, headers }, body };
}
