import type { Connection } from 'mongoose';
import type { Log } from '@wayhouse/service-kit';
import { type HotelWatch, hotelWatch } from './hotel-watch.js';
import { type Change, recentChanges } from './recent-changes.js';

export type HotelWatches = ReturnType<typeof hotelWatches>;

/** One watch a hotel in this process, shared by all who listen and gone with the last of them. */
export function hotelWatches(db: Connection, log: Log) {
  const watches = new Map<string, { watch: HotelWatch; begun: Promise<void> }>();

  function begin(hotelId: string) {
    const watch = hotelWatch({
      changesSince: (since) => recentChanges(db, hotelId, since),
      failed: (error) => log.warn({ hotelId, error: error.message }, 'changes to bookings could not be looked for'),
    });
    const entry = { watch, begun: watch.begin() };
    watches.set(hotelId, entry);
    return entry;
  }

  return {
    /** Answers once everything that commits from now on will be heard. */
    async of(hotelId: string): Promise<(hear: (change: Change) => void) => () => void> {
      const known = watches.get(hotelId);
      const { watch, begun } = known && !known.watch.isIdle() ? known : begin(hotelId);
      await begun;
      return (hear) => {
        const leave = watch.listen(hear);
        return () => {
          leave();
          if (watch.isIdle() && watches.get(hotelId)?.watch === watch) watches.delete(hotelId);
        };
      };
    },
  };
}
