import { addDays, isBlockHolder } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { isUnitFree } from '../availability/domain/assign-units.js';
import type { RoomNights } from '../availability/room-night-repository.js';
import { applyBlockChange } from './apply-block-change.js';
import type { BlockRepository } from './block-repository.js';
import { withNights, withoutNights } from './domain/block.js';

export type Deps = Parameters<typeof applyBlockChange>[0] & {
  blocks: Pick<BlockRepository, 'list' | 'update'>;
  nights: Pick<RoomNights, 'listHeld'>;
};

/**
 * Of a room that gets units again, in which stays have waited: in their nights its block goes on as those of the units that it had, as a
 * room is not blocked as a whole while somebody stays in one of its units. Once such a stay was cancelled, its unit would be sold in a
 * night that shows as blocked. Nights that calendars have as well stay as they are. Returns whether any was not.
 */
export async function splitAroundStays(
  deps: Deps,
  tx: Transaction,
  roomId: string,
  unitsBefore: number,
): Promise<boolean> {
  const whole = (await deps.blocks.list([roomId], tx)).find(({ unit }) => unit === undefined);
  if (!whole?.nights.length || whole.units <= unitsBefore) return false;
  const { units, nights, imported = {} } = whole;
  const held = await deps.nights.listHeld([roomId], nights[0]!, addDays(nights.at(-1)!, 1), tx);
  const stays = held.filter(({ holder }) => !isBlockHolder(holder));
  const staysOn = (night: string) => stays.filter((each) => each.night === night);
  const ofCalendars = new Set(Object.values(imported).flat());
  const shared = nights.filter((night) => !ofCalendars.has(night) && staysOn(night).some(({ unit }) => unit <= units));
  if (!shared.length) return false;
  await applyBlockChange(
    deps,
    tx,
    await deps.blocks.update(tx, { roomId }, (block) => withoutNights(block, shared)),
    units,
  );
  for (let unit = 1; unit <= unitsBefore; unit++) {
    const free = shared.filter((night) => isUnitFree(unit, [night], staysOn(night), units));
    const change = await deps.blocks.update(tx, { roomId, unit }, (block) =>
      free.reduce((each, night) => withNights(each, [night], whole.reasons[night]), block),
    );
    await applyBlockChange(deps, tx, change, units);
  }
  return true;
}
