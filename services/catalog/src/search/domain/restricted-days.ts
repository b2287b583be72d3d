import {
  addDays,
  isRestricting,
  type RateRule,
  type Restrictions,
  restrictionsOn,
  type Weekday,
  weekdayOf,
  weekdays,
} from '@wayhouse/domain';

/** Days that refuse some stays. Those of one room have no day in common, so that each is asked without the others. */
export type RestrictedDays = { from: string; to: string; weekdays: Weekday[] } & Restrictions;

/** Before and after all dates that anybody enters. */
const [firstDay, lastDay] = ['1000-01-01', '3000-01-01'];

/**
 * What the rules of a room refuse, as a query can ask it: which rule decides a day is settled already, and what allows
 * everything is left out.
 */
export function restrictedDays(rules: RateRule[]): RestrictedDays[] {
  const restricting = rules.filter(isRestricting);
  if (!restricting.length) return [];
  const starts = restricting.flatMap(({ from, to }) => [from ?? [], to ? addDays(to, 1) : []].flat());
  const days = [...new Set([firstDay, ...starts, lastDay])].sort();
  return days.slice(1).flatMap((next, at) => decidedAlike(restricting, days[at]!, addDays(next, -1)));
}

/** The days from `from` to `to`, between which no rule begins or ends: what is decided of them follows from the weekday. */
function decidedAlike(rules: RateRule[], from: string, to: string): RestrictedDays[] {
  const week = weekdays.map((_, days) => addDays(from, days)).filter((day) => day <= to);
  const byRestrictions = new Map<string, RestrictedDays>();
  for (const day of week) {
    const refused = restrictionsOn(rules, day);
    const alike = byRestrictions.get(JSON.stringify(refused)) ?? { from, to, weekdays: [], ...refused };
    byRestrictions.set(JSON.stringify(refused), { ...alike, weekdays: [...alike.weekdays, weekdayOf(day)] });
  }
  return [...byRestrictions.values()].filter(isRestricting);
}
