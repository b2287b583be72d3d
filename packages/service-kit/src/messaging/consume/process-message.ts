import { setTimeout as wait } from 'node:timers/promises';
import { type Span, SpanKind } from '@opentelemetry/api';
import { Envelope, type EventDefinition } from '@wayhouse/contracts';
import type { Log } from '../../log.js';
import { isOutage } from '../../mongo/is-outage.js';
import type { InTransaction } from '../../mongo/transaction.js';
import { inContext } from '../../request-context.js';
import { inSpan, markFailed, type Tracing } from '../../telemetry/tracing.js';
import { readTraceparent, writeTraceparent } from '../../telemetry/traceparent.js';
import type { Death } from './move-to-dead-letter-queue.js';
import { AlreadySeen, type Inbox } from './inbox.js';
import type { Consumer } from './on-event.js';

/** How a message ended: its work is done, was done before, or it can never be done (`dead`, with the reason). */
export type Outcome = { result: 'done' | 'repeated'; type: string } | ({ result: 'dead'; type: string } & Death);

/** In milliseconds, before each further try: about two minutes in all. */
export const retryDelays = [100, 500, 2000, 5000, 15_000, 30_000, 60_000];

export type Deps = {
  consumers: Consumer[];
  inbox: Inbox;
  inTransaction: InTransaction;
  log: Log;
  tracing?: Tracing;
  /** Hears of each try that failed, whether it is the last or not. */
  tryFailed?: (type: string) => void;
  /** Waiting times before each further try, in milliseconds. */
  retryDelays: number[];
  signal: AbortSignal;
};

/** Works on one message until it is done or hopeless. What cannot be read is hopeless at once; the rest is tried again. */
export async function workOnMessage(deps: Deps, content: Buffer): Promise<Outcome> {
  const read = readEnvelope(content);
  if (!read.success) return dead('unknown', read.reason);
  const { envelope } = read;
  const consumer = deps.consumers.find(({ event }) => event.type === envelope.type);
  if (!consumer) return dead('unknown', `nobody here hears ${envelope.type}`);
  const data = (consumer.event as EventDefinition).data.safeParse(envelope.data);
  if (!data.success) return dead(envelope.type, `the data does not fit: ${data.error.message}`);

  const known = readTraceparent(envelope.traceparent);
  const context = { correlationId: envelope.correlationId, traceparent: known && writeTraceparent(known) };
  return inContext(context, () => tryUntilDone(deps, consumer, envelope, data.data));
}

const dead = (type: string, reason: string, attempts = 0): Outcome => ({ result: 'dead', type, reason, attempts });

async function tryUntilDone(deps: Deps, consumer: Consumer, envelope: Envelope, data: unknown): Promise<Outcome> {
  const { log, retryDelays, signal } = deps;
  const { type } = envelope;
  for (let attempt = 0; ; attempt++) {
    try {
      return { result: await tryOnce(deps, consumer, envelope, data), type };
    } catch (error) {
      deps.tryFailed?.(type);
      // While the database is away no message is to blame: all wait, and the broker keeps the rest.
      if (isOutage(error)) attempt = Math.min(attempt, retryDelays.length - 1);
      const delay = retryDelays[attempt];
      log.warn({ event: type, id: envelope.id, attempt, err: error }, 'an event could not be worked on');
      if (delay === undefined) return dead(type, (error as Error).message, attempt + 1);
      await wait(delay, undefined, { signal });
    }
  }
}

/** One try, which is a span: that of a message which came back says `repeated`. */
function tryOnce(deps: Deps, consumer: Consumer, envelope: Envelope, data: unknown): Promise<'done' | 'repeated'> {
  const { id, type, traceparent } = envelope;
  const attributes = { 'messaging.system': 'rabbitmq', 'messaging.message.id': id };
  const about = { name: `process ${type}`, kind: SpanKind.CONSUMER, attributes, from: traceparent };
  return inSpan(deps.tracing, about, async (span?: Span) => {
    try {
      await deps.inTransaction(async (tx) => {
        await deps.inbox.record(tx, id);
        await consumer.handle(data as never, tx, envelope);
      });
      span?.setAttribute('wayhouse.result', 'done');
      return 'done';
    } catch (error) {
      if (!(error instanceof AlreadySeen)) {
        if (span) markFailed(span, error);
        throw error;
      }
      span?.setAttribute('wayhouse.result', 'repeated');
      return 'repeated';
    }
  });
}

function readEnvelope(content: Buffer): { success: true; envelope: Envelope } | { success: false; reason: string } {
  try {
    return { success: true, envelope: Envelope.parse(JSON.parse(content.toString('utf8'))) };
  } catch (error) {
    return { success: false, reason: `the message cannot be read: ${(error as Error).message}` };
  }
}
