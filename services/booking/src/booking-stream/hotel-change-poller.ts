import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './booking-change-repository.js';

type ChangeListener = (change: Change) => void;
export type HotelChangePoller = ReturnType<typeof hotelChangePoller>;

type PollerOptions = {
  changesSince: (since: Date) => Promise<Change[]>;
  onError: (error: Error) => void;
  /** Waits between two polls. */
  pause?: () => Promise<void>;
};

/** Each poll reaches back this far, because a change becomes visible only when its transaction commits, after up to a minute. */
const lookBackMs = 70_000;
const waitOneSecond = () => wait(1000, undefined, { ref: false });

/** Polls for changes to one hotel's bookings, made by whichever process, as long as there are subscribers. */
export function hotelChangePoller({ changesSince, onError, pause = waitOneSecond }: PollerOptions) {
  const listeners = new Set<ChangeListener>();
  let seen = new Set<string>();
  let isPolling = false;

  async function poll(): Promise<Change[]> {
    const changes = await changesSince(new Date(Date.now() - lookBackMs));
    const newChanges = changes.filter((change) => !seen.has(changeKey(change)));
    seen = new Set(changes.map(changeKey));
    return newChanges;
  }

  async function pollWhileSubscribed() {
    isPolling = true;
    for (;;) {
      await pause();
      if (!listeners.size) break;
      const newChanges = await poll().catch((error: Error) => (onError(error), []));
      for (const change of newChanges) for (const listener of listeners) listener(change);
    }
    isPolling = false;
  }

  return {
    /** Skips all changes up to now. */
    start: async () => void (await poll()),
    isIdle: () => listeners.size === 0,
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener);
      if (!isPolling) void pollWhileSubscribed();
      return () => void listeners.delete(listener);
    },
  };
}

const changeKey = ({ bookingId, version }: Change) => `${bookingId} ${version}`;
