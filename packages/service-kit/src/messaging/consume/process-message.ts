import { setTimeout as wait } from 'node:timers/promises';
import { type Span, SpanKind } from '@opentelemetry/api';
import { Envelope, type EventDefinition } from '@wayhouse/contracts';
import type { Log } from '../../log.js';
import { isOutage } from '../../mongo/is-outage.js';
import type { InTransaction } from '../../mongo/transaction.js';
import { inContext } from '../../request-context.js';
import type { RetryDelays } from '../../retry-policy.js';
import { formatTraceparent, parseTraceparent } from '../../telemetry/traceparent.js';
import { markFailed, type Tracing, withSpan } from '../../telemetry/tracing.js';
import { AlreadyProcessedError, type Inbox } from './inbox.js';
import type { DeadLetterReason } from './move-to-dead-letter-queue.js';
import type { InTurn } from '../../in-turn.js';
import type { Consumer } from './on-event.js';

type Success = 'processed' | 'duplicate';
export type ProcessingResult =
  | { result: Success; type: string }
  | ({ result: 'dead-lettered'; type: string } & DeadLetterReason);

export type ProcessingDeps = {
  consumers: Consumer[];
  inbox: Inbox;
  inTurn: InTurn;
  inTransaction: InTransaction;
  log: Log;
  tracing?: Tracing;
  /** Called after each failed attempt, including the last. */
  attemptFailed?: (type: string) => void;
  retryDelays: RetryDelays;
  signal: AbortSignal;
};

/**
 * Processes one message, with retries. A message that cannot be read, has no consumer or came as another type, is
 * dead-lettered at once: the broker decides by the routing key alone who may publish a type.
 */
export async function processMessage(
  deps: ProcessingDeps,
  content: Buffer,
  publishedAs?: string,
): Promise<ProcessingResult> {
  const parsed = parseEnvelope(content);
  if (!parsed.success) return deadLetter('unknown', parsed.reason);
  const { envelope } = parsed;
  const consumer = deps.consumers.find(({ event }) => event.type === envelope.type);
  if (!consumer) return deadLetter('unknown', `no consumer for ${envelope.type}`);
  if (publishedAs !== undefined && publishedAs !== envelope.type)
    return deadLetter('unknown', `published as ${publishedAs}, but its content is ${envelope.type}`);
  const data = (consumer.event as EventDefinition).data.safeParse(envelope.data);
  if (!data.success) return deadLetter(envelope.type, `the data does not match the schema: ${data.error.message}`);

  const traceparent = parseTraceparent(envelope.traceparent);
  const context = { correlationId: envelope.correlationId, traceparent: traceparent && formatTraceparent(traceparent) };
  return inContext(context, () => processWithRetries(deps, consumer, envelope, data.data));
}

const deadLetter = (type: string, reason: string, attempts = 0): ProcessingResult => ({
  result: 'dead-lettered',
  type,
  reason,
  attempts,
});

async function processWithRetries(
  deps: ProcessingDeps,
  consumer: Consumer,
  envelope: Envelope,
  data: unknown,
): Promise<ProcessingResult> {
  const { log, retryDelays, signal } = deps;
  const { type } = envelope;
  for (let attempt = 0, outages = 0; ;) {
    try {
      const result = await deps.inTurn(guestOf(data), () => runAttempt(deps, consumer, envelope, data));
      return { result, type };
    } catch (error) {
      deps.attemptFailed?.(type);
      log.warn({ event: type, id: envelope.id, attempt, err: error }, 'processing an event has failed');
      // An outage of the database is not the message's fault: it is retried until the database is back, and counts as no attempt.
      const delay = isOutage(error) ? retryDelays[Math.min(outages++, retryDelays.length - 1)] : retryDelays[attempt++];
      if (delay === undefined) return deadLetter(type, (error as Error).message, attempt);
      await wait(delay, undefined, { signal });
    }
  }
}

/**
 * Transactions about the same guest write the same row (`accountRegister`), so at once they would only conflict and be repeated.
 * Between two attempts it is the turn of the next: an event may have to wait for another one of its guest. A guest without an account
 * has no id, and no such row.
 */
const guestOf = (data: unknown): string | undefined => (data as { guest?: { id?: string } }).guest?.id || undefined;

/** Each attempt is a span of its own. */
function runAttempt(deps: ProcessingDeps, consumer: Consumer, envelope: Envelope, data: unknown): Promise<Success> {
  const { id, type, traceparent } = envelope;
  const attributes = { 'messaging.system': 'rabbitmq', 'messaging.message.id': id };
  const spanOptions = { name: `process ${type}`, kind: SpanKind.CONSUMER, attributes, from: traceparent };
  return withSpan(deps.tracing, spanOptions, async (span?: Span) => {
    try {
      await deps.inTransaction(async (tx) => {
        await deps.inbox.record(tx, id);
        await consumer.handle(data as never, tx, envelope);
      });
      span?.setAttribute('wayhouse.result', 'processed');
      return 'processed';
    } catch (error) {
      if (!(error instanceof AlreadyProcessedError)) {
        if (span) markFailed(span, error);
        throw error;
      }
      span?.setAttribute('wayhouse.result', 'duplicate');
      return 'duplicate';
    }
  });
}

function parseEnvelope(content: Buffer): { success: true; envelope: Envelope } | { success: false; reason: string } {
  try {
    return { success: true, envelope: Envelope.parse(JSON.parse(content.toString('utf8'))) };
  } catch (error) {
    return { success: false, reason: `the message cannot be parsed: ${(error as Error).message}` };
  }
}
