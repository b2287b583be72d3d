import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './recent-changes.js';

type Hear = (change: Change) => void;
export type HotelWatch = ReturnType<typeof hotelWatch>;

/** Milliseconds that each look goes back: a change shows only when it commits, a minute later at most. */
const reach = 70_000;
const aSecond = () => wait(1000, undefined, { ref: false });

/** Looks again and again for changes to one hotel's bookings, whichever process made them, as long as somebody listens. */
export function hotelWatch(given: {
  changesSince: (since: Date) => Promise<Change[]>;
  failed: (error: Error) => void;
  /** What lies between two looks. */
  pause?: () => Promise<void>;
}) {
  const { changesSince, failed, pause = aSecond } = given;
  const listeners = new Set<Hear>();
  let known = new Set<string>();
  let isLooking = false;

  async function look(): Promise<Change[]> {
    const changes = await changesSince(new Date(Date.now() - reach));
    const fresh = changes.filter((change) => !known.has(nameOf(change)));
    known = new Set(changes.map(nameOf));
    return fresh;
  }

  async function lookOn() {
    isLooking = true;
    for (;;) {
      await pause();
      if (!listeners.size) break;
      const fresh = await look().catch((error: Error) => (failed(error), []));
      for (const change of fresh) for (const hear of listeners) hear(change);
    }
    isLooking = false;
  }

  return {
    /** What has happened up to now is known and will not be told. */
    begin: async () => void (await look()),
    isIdle: () => listeners.size === 0,
    listen(hear: Hear): () => void {
      listeners.add(hear);
      if (!isLooking) void lookOn();
      return () => void listeners.delete(hear);
    },
  };
}

const nameOf = ({ bookingId, version }: Change) => `${bookingId} ${version}`;
