import { createAlarm } from './alarm.js';
import type { Entry } from './message.js';
import type { DeathReason } from './queue.js';

/** RabbitMQ takes up to three minutes. */
const offeredAgainAfter = 250;

/** The dead that nobody takes yet. They are offered again until somebody does. */
export function keptDead(offer: (entry: Entry, reason: DeathReason) => void) {
  const kept = new Map<Entry, DeathReason>();
  const alarm = createAlarm(() => {
    const waiting = [...kept];
    kept.clear();
    for (const [entry, reason] of waiting) offer(entry, reason);
  });
  return {
    entries: () => kept.keys(),
    keep(entries: Entry[], reason: DeathReason) {
      for (const entry of entries) kept.set(entry, reason);
      if (kept.size) alarm.setAt(Date.now() + offeredAgainAfter);
    },
    clear() {
      alarm.stop();
      kept.clear();
    },
  };
}
