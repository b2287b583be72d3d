import type { Currency } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import { changeRooms } from './change-rooms.js';
import { assertBulkChange, type BulkRateChange, withBulkRate } from './domain/bulk-rates.js';
import type { Room } from './domain/room.js';

type Deps = Parameters<typeof changeRooms>[0] & { currency: Currency };
type Change = BulkRateChange & { hotel?: string; rooms: { id: string; version: number }[] };

/**
 * Adds a rate to each of these rooms, or takes those of its name off: of all or of none. A room that is as it is to be already does
 * not change, whatever version the caller has seen: repeating a change whose response was lost is none.
 */
export function changeRatesOfRooms(
  deps: Deps,
  caller: StaffCaller,
  { hotel, rooms, ...change }: Change,
): Promise<Room[]> {
  const seen = new Map(rooms.map(({ id, version }) => [id, version]));
  return changeRooms(deps, caller, { hotel, ids: [...seen.keys()] }, (before, all) => {
    const after = withBulkRate(before, change);
    if (after !== before)
      assertBulkChange({ before, after, all, seenVersion: seen.get(before.id)!, currency: deps.currency });
    return after;
  });
}
