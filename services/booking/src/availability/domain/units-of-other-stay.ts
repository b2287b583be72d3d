import { addDays } from '@wayhouse/domain';
import { assignUnits, freeUnits, type TakenUnit, unitsByNight } from './assign-units.js';

type OtherStay = {
  /** Those of the stay that is to be, in order. */
  nights: string[];
  /** What its guest has until now. */
  held: TakenUnit[];
  /** What others have. */
  taken: TakenUnit[];
  units: number;
  /** Then no night that is held gets another unit. */
  isInHouse: boolean;
};

/**
 * The units of a stay that gets other nights: each held night in the unit that it is in, and the others in the units next to them.
 * Where one of those is not free, all nights in another unit, as long as the guest is to come and one is free; otherwise the guest moves.
 * Undefined where a night that is not held has no free unit.
 */
export function unitsOfOtherStay(stay: OtherStay): number[] | undefined {
  return inUnitsBeside(stay) ?? (stay.isInHouse ? undefined : inOneUnit(stay)) ?? withOthersAdded(stay);
}

/** From which nights on the guest has another unit than before, and which. */
export function movesOf(held: TakenUnit[], wanted: TakenUnit[]): TakenUnit[] {
  const now = unitByNight(held);
  const isAsNow = ({ night, unit }: TakenUnit) => now.get(night) === unit;
  return wanted.filter((each, at) => {
    const last = wanted[at - 1];
    if (!last) return !isAsNow(each) && each.unit !== held[0]?.unit;
    return each.unit !== last.unit && !(isAsNow(each) && isAsNow(last));
  });
}

function inUnitsBeside({ nights, held, taken, units }: OtherStay): number[] | undefined {
  const now = unitByNight(held);
  let next = nights.map((night) => now.get(night)).find((unit) => unit !== undefined);
  const byNight = unitsByNight(taken);
  const chosen: number[] = [];
  for (const night of nights) {
    const own = now.get(night);
    next = own ?? next;
    if (next === undefined) return undefined;
    if (own === undefined && !freeUnits(byNight.get(night), units).includes(next)) return undefined;
    chosen.push(next);
  }
  return chosen;
}

function inOneUnit({ nights, held, taken, units }: OtherStay): number[] | undefined {
  const chosen = assignUnits(nights, taken, units, held[0]?.unit);
  return chosen && new Set(chosen).size === 1 ? chosen : undefined;
}

function withOthersAdded({ nights, held, taken, units }: OtherStay): number[] | undefined {
  const chosen = unitByNight(held);
  const added = nights.filter((night) => !chosen.has(night));
  for (const part of consecutive(added)) {
    const ofPart = assignUnits(part, [...taken, ...held], units);
    if (!ofPart) return undefined;
    part.forEach((night, at) => chosen.set(night, ofPart[at]!));
  }
  return nights.map((night) => chosen.get(night)!);
}

const unitByNight = (held: TakenUnit[]) => new Map(held.map(({ night, unit }) => [night, unit]));

/** Those that follow each other, together. */
function consecutive(nights: string[]): string[][] {
  const parts: string[][] = [];
  for (const night of nights) {
    const last = parts.at(-1);
    if (last?.at(-1) === addDays(night, -1)) last.push(night);
    else parts.push([night]);
  }
  return parts;
}
