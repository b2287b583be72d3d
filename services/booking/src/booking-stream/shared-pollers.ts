import type { Log } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { type HotelChangePoller, hotelChangePoller, type Watcher } from './hotel-change-poller.js';
import type { Change } from './booking-change-repository.js';

export type SharedPollers = ReturnType<typeof sharedPollers>;
type Deps = {
  findChanges: (hotelId: string, since: Date) => Promise<Change[]>;
  staff: Pick<StaffProjection, 'listMembers'>;
  log: Log;
};
type Subscribe = (watcher: Watcher) => () => void;

/** While a poller starts it has no watchers yet, only callers that wait for it. */
type Entry = { poller: HotelChangePoller; started: Promise<void>; isStarting: boolean };

/** One poller per hotel in this process, shared by all its watchers and dropped with the last of them. */
export function sharedPollers({ findChanges, staff, log }: Deps) {
  const pollers = new Map<string, Entry>();

  function startPoller(hotelId: string): Entry {
    const poller = hotelChangePoller({
      changesSince: (since) => findChanges(hotelId, since),
      listMembers: () => staff.listMembers(hotelId),
      onError: (error) => log.warn({ hotelId, error: error.message }, 'polling for booking changes failed'),
    });
    const entry = { poller, started: poller.start(), isStarting: true };
    pollers.set(hotelId, entry);
    entry.started.then(
      () => (entry.isStarting = false),
      () => pollers.delete(hotelId),
    );
    return entry;
  }

  return {
    /** Resolves once no change that commits from now on will be missed. */
    async open(hotelId: string): Promise<Subscribe> {
      const existing = pollers.get(hotelId);
      const isUsable = existing && (existing.isStarting || !existing.poller.isIdle());
      const { poller, started } = isUsable ? existing : startPoller(hotelId);
      await started;
      return (watcher) => {
        const unsubscribe = poller.subscribe(watcher);
        return () => {
          unsubscribe();
          if (poller.isIdle() && pollers.get(hotelId)?.poller === poller) pollers.delete(hotelId);
        };
      };
    },
  };
}
