import type { DeadLetterReason, Entry } from './message.js';

/** RabbitMQ takes up to three minutes. */
const RETRY_DELAY_MS = 250;

/** Dead letters whose target queue does not exist yet. They are offered again until it does. */
export function createDeadLetterRetry(offer: (entries: Entry[], reason: DeadLetterReason) => void) {
  let waiting: { entries: Entry[]; reason: DeadLetterReason }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function retry() {
    timer = undefined;
    const retried = waiting;
    waiting = [];
    for (const { entries, reason } of retried) offer(entries, reason);
  }

  return {
    entries: () => waiting.flatMap(({ entries }) => entries),
    add(entries: Entry[], reason: DeadLetterReason) {
      waiting.push({ entries, reason });
      timer ??= setTimeout(retry, RETRY_DELAY_MS).unref();
    },
    clear() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
