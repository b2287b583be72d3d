import { addDays } from '@wayhouse/domain';

/** A night of one unit that is taken. Units are numbered from 1. */
export type TakenUnit = { night: string; unit: number };

/**
 * A free unit for each of these nights, or undefined where one of them has none. It is the same unit for all nights where
 * one is free for all, the one with the most taken nights around the stay, so that long gaps stay together; otherwise the
 * units that make the guest move least often. The `preferred` unit comes before
 * all others where it is free for all nights.
 */
export function assignUnits(
  nights: string[],
  taken: TakenUnit[],
  units: number,
  preferred?: number,
): number[] | undefined {
  const byNight = unitsByNight(taken);
  const free = nights.map((night) => freeUnits(byNight.get(night), units));
  if (free.some((ofNight) => ofNight.length === 0)) return undefined;
  const whole = free.reduce((common, ofNight) => common.filter((unit) => ofNight.includes(unit)));
  if (whole.length === 0) return withFewestMoves(free);
  if (preferred !== undefined && whole.includes(preferred)) return nights.map(() => preferred);
  const around = [addDays(nights[0]!, -1), addDays(nights.at(-1)!, 1)];
  const neighbours = (unit: number) => around.filter((night) => byNight.get(night)?.includes(unit)).length;
  const best = Math.max(...whole.map(neighbours));
  const unit = whole.find((each) => neighbours(each) === best)!;
  return nights.map(() => unit);
}

/** Those of the nights that have no free unit, in their order. */
export function withoutFreeUnits(nights: string[], taken: TakenUnit[], units: number): string[] {
  const byNight = unitsByNight(taken);
  return nights.filter((night) => freeUnits(byNight.get(night), units).length === 0);
}

/** Whether this unit is free for all of these nights, and none of them the one of a guest whose own unit is there no more. */
export function isUnitFree(unit: number, nights: string[], taken: TakenUnit[], units: number): boolean {
  const byNight = unitsByNight(taken);
  return nights.every((night) => freeUnits(byNight.get(night), units).includes(unit));
}

/** The units that are taken in each night. */
export function unitsByNight(taken: TakenUnit[]): Map<string, number[]> {
  const byNight = new Map<string, number[]>();
  for (const { night, unit } of taken) {
    const units = byNight.get(night);
    if (units) units.push(unit);
    else byNight.set(night, [unit]);
  }
  return byNight;
}

/**
 * A unit beyond the number there is was taken before that number was lowered. Its guest needs another one, so it keeps the
 * lowest free one from being sold.
 */
export function freeUnits(taken: number[] = [], units: number): number[] {
  const beyond = taken.filter((unit) => unit > units).length;
  const free = Array.from({ length: units }, (_, at) => at + 1).filter((unit) => !taken.includes(unit));
  return free.slice(beyond);
}

/** Stays in the unit that is free the longest, and moves when it is not free any more. */
function withFewestMoves(free: number[][]): number[] {
  const freeFor = (unit: number, from: number) => {
    const end = free.findIndex((ofNight, at) => at >= from && !ofNight.includes(unit));
    return end < 0 ? free.length : end;
  };
  const chosen: number[] = [];
  while (chosen.length < free.length) {
    const from = chosen.length;
    const longest = free[from]!.reduce((best, unit) => (freeFor(unit, from) > freeFor(best, from) ? unit : best));
    while (chosen.length < freeFor(longest, from)) chosen.push(longest);
  }
  return chosen;
}
