import { setTimeout as wait } from 'node:timers/promises';
import { Envelope, type EventDefinition } from '@wayhouse/contracts';
import type { Log } from '../log.js';
import { isOutage } from '../mongo/is-outage.js';
import type { InTransaction } from '../mongo/transaction.js';
import { inContext } from '../request-context.js';
import { AlreadySeen, type Inbox } from './inbox.js';
import type { Consumer } from './on.js';

/** How a message ended: its work is done, was done before, or it can never be done (`dead`, with the reason). */
export type Outcome = { result: 'done' | 'repeated'; type: string } | { result: 'dead'; type: string; reason: string };

export type Deps = {
  consumers: Consumer[];
  inbox: Inbox;
  inTransaction: InTransaction;
  log: Log;
  /** Waiting times before each further try, in milliseconds. */
  retryDelays: number[];
  signal: AbortSignal;
};

/** Works on one message until it is done or hopeless. What cannot be read is hopeless at once; the rest is tried again. */
export async function workOnMessage(deps: Deps, content: Buffer): Promise<Outcome> {
  const read = readEnvelope(content);
  if (!read.success) return { result: 'dead', type: 'unknown', reason: read.reason };
  const { envelope } = read;
  const consumer = deps.consumers.find(({ event }) => event.type === envelope.type);
  if (!consumer) return { result: 'dead', type: envelope.type, reason: `nobody here hears ${envelope.type}` };
  const data = (consumer.event as EventDefinition).data.safeParse(envelope.data);
  if (!data.success)
    return { result: 'dead', type: envelope.type, reason: `the data does not fit: ${data.error.message}` };

  const context = { correlationId: envelope.correlationId, traceparent: envelope.traceparent };
  return inContext(context, () => tryUntilDone(deps, consumer, envelope, data.data));
}

async function tryUntilDone(deps: Deps, consumer: Consumer, envelope: Envelope, data: unknown): Promise<Outcome> {
  const { inbox, inTransaction, log, retryDelays, signal } = deps;
  for (let attempt = 0; ; attempt++) {
    try {
      await inTransaction(async (tx) => {
        await inbox.record(tx, envelope.id);
        await consumer.handle(data as never, tx, envelope);
      });
      return { result: 'done', type: envelope.type };
    } catch (error) {
      if (error instanceof AlreadySeen) return { result: 'repeated', type: envelope.type };
      // While the database is away no message is to blame: all wait, and the broker keeps the rest.
      if (isOutage(error)) attempt = Math.min(attempt, retryDelays.length - 1);
      const delay = retryDelays[attempt];
      const { message } = error as Error;
      log.warn({ event: envelope.type, id: envelope.id, attempt, err: error }, 'an event could not be worked on');
      if (delay === undefined) return { result: 'dead', type: envelope.type, reason: message };
      await wait(delay, undefined, { signal });
    }
  }
}

function readEnvelope(content: Buffer): { success: true; envelope: Envelope } | { success: false; reason: string } {
  try {
    return { success: true, envelope: Envelope.parse(JSON.parse(content.toString('utf8'))) };
  } catch (error) {
    return { success: false, reason: `the message cannot be read: ${(error as Error).message}` };
  }
}
