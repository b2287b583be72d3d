import type { ConsumeMessage } from 'amqplib';
import type { PutIntoQueue } from '../send-to-queue.js';

/** Why a message was given up, and after how many tries; none where it could not even be read. */
export type Death = { reason: string; attempts: number };

/** Headers of a dead letter have to fit into one frame. */
const longestReason = 10_000;

/** Puts a message that was given up into the dead-letter queue, with why, when and after how many tries. */
export function bury(put: PutIntoQueue, deadQueue: string, message: ConsumeMessage, death: Death): Promise<void> {
  const { properties, fields, content } = message;
  const headers = {
    'x-reason': death.reason.slice(0, longestReason),
    'x-attempts': death.attempts,
    'x-died-at': new Date().toISOString(),
    // What was replayed came without it the second time.
    'x-routing-key': (properties.headers?.['x-routing-key'] as string | undefined) ?? fields.routingKey,
  };
  return put(deadQueue, content, { ...properties, expiration: undefined, headers });
}
