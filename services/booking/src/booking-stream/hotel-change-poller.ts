import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './booking-change-repository.js';

/** `memberId` is the user id of a member of the staff; the owner, who stays it, has none. `end` is called once they are removed. */
export type Watcher = { send: (change: Change) => void; memberId?: string; end: () => void };
export type HotelChangePoller = ReturnType<typeof hotelChangePoller>;

type PollerOptions = {
  changesSince: (since: Date) => Promise<Change[]>;
  /** The user ids of those who are members of the staff by now. */
  listMembers: () => Promise<Set<string>>;
  onError: (error: Error) => void;
  /** Waits between two polls. */
  pause?: () => Promise<void>;
};

/** Each poll reaches back this far, because a change becomes visible only when its transaction commits, after up to a minute. */
const lookBackMs = 70_000;
const waitOneSecond = () => wait(1000, undefined, { ref: false });

/**
 * Polls for changes to one hotel's bookings, made by whichever process, as long as there are watchers. Those who were removed from the
 * staff get none any more.
 */
export function hotelChangePoller({ changesSince, listMembers, onError, pause = waitOneSecond }: PollerOptions) {
  const watchers = new Set<Watcher>();
  let seen = new Set<string>();
  let isPolling = false;

  async function poll(): Promise<Change[]> {
    const changes = await changesSince(new Date(Date.now() - lookBackMs));
    const newChanges = changes.filter((change) => !seen.has(changeKey(change)));
    seen = new Set(changes.map(changeKey));
    return newChanges;
  }

  async function endRemoved() {
    const members = [...watchers].filter(({ memberId }) => memberId !== undefined);
    if (members.length === 0) return;
    const current = await listMembers();
    for (const watcher of members) {
      if (current.has(watcher.memberId!)) continue;
      watchers.delete(watcher);
      watcher.end();
    }
  }

  async function pollAndSend() {
    await endRemoved();
    const newChanges = await poll();
    for (const change of newChanges) for (const { send } of watchers) send(change);
  }

  async function pollWhileWatched() {
    isPolling = true;
    for (;;) {
      await pause();
      if (!watchers.size) break;
      await pollAndSend().catch(onError);
    }
    isPolling = false;
  }

  return {
    /** Skips all changes up to now. */
    start: async () => void (await poll()),
    isIdle: () => watchers.size === 0,
    subscribe(watcher: Watcher): () => void {
      watchers.add(watcher);
      if (!isPolling) void pollWhileWatched();
      return () => void watchers.delete(watcher);
    },
  };
}

/** A booking and its messages count their changes apart. */
const changeKey = ({ bookingId, version, type }: Change) =>
  `${bookingId} ${version}${type === 'messages-changed' ? ' messages' : ''}`;
