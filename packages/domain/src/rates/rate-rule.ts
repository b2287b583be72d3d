import { daysBetween } from '../stay.js';
import { type Weekday, weekdayOf, weekdays } from './weekday.js';

const restrictionNames = ['minNights', 'maxNights', 'noArrival', 'noDeparture'] as const;

/**
 * What a rule restricts: how long stays that begin on its days are, whether one may begin on them, whether one may end on them.
 * `false` and one night allow what a less specific rule does not.
 */
export type Restrictions = { minNights?: number; maxNights?: number; noArrival?: boolean; noDeparture?: boolean };

/**
 * What some nights of a room cost, in minor units, and what stays it restricts; one of both, or both. `from` and `to` are the
 * first and the last night, both included; without one there is no such bound. Without `weekdays` it is all of them.
 */
export type RateRule = { from?: string; to?: string; weekdays?: Weekday[]; nightMinor?: number } & Restrictions;

/** What a rule may decide. */
type Kind = 'nightMinor' | (typeof restrictionNames)[number];

/** Whether a rule is about this night, or about the day on which it begins. */
export const covers = ({ from, to, weekdays: days }: RateRule, night: string): boolean =>
  (!from || night >= from) && (!to || night <= to) && (!days || days.includes(weekdayOf(night)));

/**
 * The rule that decides this of a night: of those that cover it and set this the one with the shortest period; of
 * several the one for the fewest weekdays; of several the last one in the list. So a single night beats a season, a season
 * beats what is always so, and the weekends of a season beat the season; and a rule without a price hides none.
 */
export const countingRule = <Rule extends RateRule>(rules: Rule[], kind: Kind, night: string): Rule | undefined =>
  rules
    .filter((rule) => rule[kind] !== undefined && covers(rule, night))
    .reduce<Rule | undefined>(moreSpecific, undefined);

/** What the rules decide of a night; undefined where none does. */
export const decided = <Of extends Kind>(rules: RateRule[], kind: Of, night: string): RateRule[Of] =>
  countingRule(rules, kind, night)?.[kind];

/** The restrictions that a rule has. */
export const restrictionsOf = (rule: Restrictions): Restrictions =>
  Object.fromEntries(restrictionNames.filter((name) => rule[name] !== undefined).map((name) => [name, rule[name]]));

export const isRestricting = (rule: Restrictions): boolean => restrictionNames.some((name) => rule[name] !== undefined);

const moreSpecific = <Rule extends RateRule>(best: Rule | undefined, next: Rule): Rule => {
  if (!best) return next;
  const byPeriod = lengthOf(next) - lengthOf(best);
  return (byPeriod || weekdaysOf(next) - weekdaysOf(best)) <= 0 ? next : best;
};

/** In days; a number larger than any period where a bound is missing. */
const lengthOf = ({ from, to }: RateRule): number => (from && to ? daysBetween(from, to) : Number.MAX_SAFE_INTEGER);
const weekdaysOf = ({ weekdays: days }: RateRule): number => days?.length ?? weekdays.length;
