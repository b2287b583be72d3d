import type { SiteMoney } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import { currencyOf } from '../hotels/domain/hotel-currency.js';
import { changeRooms } from './change-rooms.js';
import { assertBulkChange, type BulkRateChange, withBulkRate } from './domain/bulk-rates.js';
import { assertPriceable, type Room } from './domain/room.js';

type Deps = Parameters<typeof changeRooms>[0] & { site: SiteMoney };
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
  const changeOne = (before: Room, all: Room[]) => {
    const after = withBulkRate(before, change);
    const currency = currencyOf(before.hotel, deps.site);
    if (after !== before) assertBulkChange({ before, after, all, seenVersion: seen.get(before.id)!, currency });
    return after;
  };
  return changeRooms(deps, caller, { hotel, ids: [...seen.keys()] }, changeOne, assertPriceable);
}
