import type { Currency, NamedRate } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import { changeOwnRoom } from './change-own-room.js';
import { assertChargeable, type Room, withRates } from './domain/room.js';

type Deps = Parameters<typeof changeOwnRoom>[0] & { currency: Currency };
type Change = { id: string; version: number; rates: NamedRate[] };

/** Replaces all rates of a room, unless it was changed since the version that the caller has seen. */
export async function changeRates(deps: Deps, caller: StaffCaller, { rates, ...seen }: Change): Promise<Room> {
  for (const rate of rates) assertChargeable(rate, deps.currency);
  return changeOwnRoom(deps, caller, seen, (room) => withRates(room, rates));
}
