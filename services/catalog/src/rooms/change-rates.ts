import type { NamedRate, SiteMoney } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import { currencyOf } from '../hotels/domain/hotel-currency.js';
import { changeOwnRoom } from './change-own-room.js';
import { assertChargeable, assertPriceable, type Room, withRates } from './domain/room.js';

type Deps = Parameters<typeof changeOwnRoom>[0] & { site: SiteMoney };
type Change = { id: string; version: number; rates: NamedRate[] };

/** Replaces all rates of a room, unless it was changed since the version that the caller has seen. */
export async function changeRates(deps: Deps, caller: StaffCaller, { rates, ...seen }: Change): Promise<Room> {
  const change = (room: Room) => {
    for (const rate of rates) assertChargeable(rate, currencyOf(room.hotel, deps.site));
    return withRates(room, rates);
  };
  return changeOwnRoom(deps, caller, seen, change, assertPriceable);
}
