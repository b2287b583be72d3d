import type { Log } from '@wayhouse/service-kit';
import { type HotelWatch, hotelWatch } from './hotel-change-poller.js';
import type { Change } from './recent-changes.js';

export type HotelWatches = ReturnType<typeof hotelWatches>;
type ChangesOf = (hotelId: string, since: Date) => Promise<Change[]>;

/** While a watch begins it has no listeners yet, but those who wait for it. */
type Entry = { watch: HotelWatch; begun: Promise<void>; isBeginning: boolean };

/** One watch a hotel in this process, shared by all who listen and gone with the last of them. */
export function hotelWatches(changesOf: ChangesOf, log: Log) {
  const watches = new Map<string, Entry>();

  function begin(hotelId: string): Entry {
    const watch = hotelWatch({
      changesSince: (since) => changesOf(hotelId, since),
      failed: (error) => log.warn({ hotelId, error: error.message }, 'changes to bookings could not be looked for'),
    });
    const entry = { watch, begun: watch.begin(), isBeginning: true };
    watches.set(hotelId, entry);
    entry.begun.then(
      () => (entry.isBeginning = false),
      () => watches.delete(hotelId),
    );
    return entry;
  }

  return {
    /** Answers once everything that commits from now on will be heard. */
    async of(hotelId: string): Promise<(hear: (change: Change) => void) => () => void> {
      const known = watches.get(hotelId);
      const isOfUse = known && (known.isBeginning || !known.watch.isIdle());
      const { watch, begun } = isOfUse ? known : begin(hotelId);
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
