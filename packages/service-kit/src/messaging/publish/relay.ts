import type { Log } from '../../log.js';
import type { Lease } from '../../mongo/lease.js';
import type { Outbox } from './outbox.js';
import type { Publish } from './publisher.js';
import type { RelayWakeup } from './relay-wakeup.js';

const batchSize = 100;

type RelayOptions = {
  lease: Lease;
  outbox: Outbox;
  publish: Publish;
  wakeup: RelayWakeup;
  log: Log;
  pollMilliseconds?: number;
};

/**
 * Publishes the committed events of the outbox, oldest first: at once after a commit, and every `pollMilliseconds` for
 * what an earlier process has left. A lease lets one relay of a service publish at a time, which preserves the order; the
 * others wake it when they have committed events. Events that no queue takes are passed by those of other types.
 */
export function startRelay({ lease, outbox, publish, wakeup, log, pollMilliseconds = 1000 }: RelayOptions) {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let hasCommitted = false;
  let stopped = false;

  async function publishWaiting() {
    const withoutQueue = new Set<string>();
    let more: boolean;
    do {
      isWoken = false;
      const committedHere = hasCommitted;
      hasCommitted = false;
      if (!(await lease.acquire())) return committedHere ? wakeup.notifyOthers() : undefined;
      const rows = await outbox.unsent(batchSize, [...withoutQueue]);
      if (!rows.length) return;
      const { sent, unroutable } = await publish(rows);
      if (sent.length) await outbox.markSent(rows.filter(({ _id }) => sent.includes(_id)));
      if (sent.length + unroutable.length < rows.length) return;
      for (const { _id, type } of rows) if (unroutable.includes(_id)) withoutQueue.add(type);
      more = rows.length === batchSize;
    } while (more && !stopped);
  }

  function wakeUp() {
    isWoken = true;
    if (stopped) return;
    running ??= publishWaiting()
      .catch((error: Error) => log.warn({ error: error.message }, 'the outbox could not be relayed'))
      .finally(() => {
        running = undefined;
        if (isWoken && !stopped) wakeUp();
      });
  }

  function onCommit() {
    hasCommitted = true;
    wakeUp();
  }

  wakeup.onWakeup(wakeUp);
  const timer = setInterval(wakeUp, pollMilliseconds);
  wakeUp();
  return {
    /** To be called when this process has committed events. */
    onCommit,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await lease.release().catch(() => undefined);
    },
  };
}
