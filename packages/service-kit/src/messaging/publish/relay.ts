import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Log } from '../../log.js';
import { lease } from '../../mongo/lease.js';
import type { Nudges } from './relay-wakeup.js';
import type { Outbox } from './outbox.js';
import type { Publish } from './publisher.js';

const batchSize = 100;
const leaseMilliseconds = 5000;

/**
 * Brings committed events to the broker, oldest first, at once after a commit and otherwise every `pollMilliseconds`
 * (for rows that an earlier life left). One relay of a service publishes at a time, which keeps the order; the others tell
 * it what they have committed.
 */
export function startRelay(given: {
  db: Connection;
  outbox: Outbox;
  publish: Publish;
  nudges: Nudges;
  log: Log;
  pollMilliseconds?: number;
}) {
  const { db, outbox, publish, nudges, log, pollMilliseconds = 1000 } = given;
  const right = lease(db, 'outbox-relay', randomUUID(), leaseMilliseconds);
  let running: Promise<void> | undefined;
  let nudged = false;
  let hasCommitted = false;
  let stopped = false;

  async function publishWaiting() {
    let more: boolean;
    do {
      nudged = false;
      const own = hasCommitted;
      hasCommitted = false;
      if (!(await right.hold())) return own ? nudges.send() : undefined;
      const rows = await outbox.unsent(batchSize);
      const sent = rows.length ? await publish(rows) : [];
      if (sent.length) await outbox.markSent(sent);
      if (sent.length < rows.length) return;
      more = rows.length === batchSize;
    } while ((more || nudged) && !stopped);
  }

  function nudge() {
    nudged = true;
    if (stopped) return;
    running ??= publishWaiting()
      .catch((error: Error) => log.warn({ error: error.message }, 'events wait: the outbox could not be relayed'))
      .finally(() => {
        running = undefined;
        if (nudged && !stopped) nudge();
      });
  }

  function committed() {
    hasCommitted = true;
    nudge();
  }

  nudges.hear(nudge);
  const timer = setInterval(nudge, pollMilliseconds);
  nudge();
  return {
    /** This process has committed events. */
    committed,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await right.release().catch(() => undefined);
    },
  };
}
