import { isBlockHolder } from '@wayhouse/domain';
import { isUnitFree } from '../../availability/domain/assign-units.js';
import type { HeldNight } from '../../availability/domain/held-night.js';

/** Nights that another site has sold although a booking here has them. */
export type Conflict = { bookingId: string; nights: string[] };

type Place = {
  unit: number;
  units: number;
  /** Of the block that the nights become a part of. */
  holder: string;
};

/**
 * What of the busy nights of a unit its block can have: those that it has, and free ones. Those that a booking has are conflicts. What
 * the block of the whole room has stays there.
 */
export function claimNights(busy: string[], held: HeldNight[], { unit, units, holder }: Place) {
  const byNight = new Map<string, HeldNight[]>();
  for (const each of held) byNight.set(each.night, [...(byNight.get(each.night) ?? []), each]);
  const conflicts = new Map<string, string[]>();
  const claimed = busy.filter((night) => {
    const taken = byNight.get(night) ?? [];
    if (taken.some((each) => each.holder === holder && each.unit === unit)) return true;
    if (isUnitFree(unit, [night], taken, units)) return true;
    for (const { holder: bookingId } of taken.filter((each) => isInTheWay(each, unit, units)))
      conflicts.set(bookingId, [...(conflicts.get(bookingId) ?? []), night]);
    return false;
  });
  return { claimed, conflicts: [...conflicts].map(([bookingId, nights]) => ({ bookingId, nights })) };
}

/** A booking in this unit, or in one that is there no more, whose guest needs another one. */
const isInTheWay = ({ holder, ...taken }: HeldNight, unit: number, units: number): boolean =>
  !isBlockHolder(holder) && (taken.unit === unit || taken.unit > units);
