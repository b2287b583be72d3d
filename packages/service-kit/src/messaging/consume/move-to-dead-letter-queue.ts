import type { ConsumeMessage } from 'amqplib';
import type { SendToExchange } from '../send-to-queue.js';

/** Why a message has failed for good and after how many attempts; 0 if it could not even be parsed. */
export type DeadLetterReason = { reason: string; attempts: number };

/** The headers of a message have to fit into one AMQP frame. */
const maxReasonLength = 10_000;

/** Sends a failed message to the exchange of the dead-letter queue, with reason, time and number of attempts as headers. */
export function moveToDeadLetterQueue(
  send: SendToExchange,
  exchange: string,
  message: ConsumeMessage,
  { reason, attempts }: DeadLetterReason,
): Promise<void> {
  const { properties, fields, content } = message;
  const headers = {
    'x-dead-letter-reason': reason.slice(0, maxReasonLength),
    'x-attempts': attempts,
    'x-dead-lettered-at': new Date().toISOString(),
    // A replayed message comes straight from the queue and has lost its routing key.
    'x-routing-key': (properties.headers?.['x-routing-key'] as string | undefined) ?? fields.routingKey,
  };
  return send(exchange, headers['x-routing-key'], content, { ...properties, expiration: undefined, headers });
}
