import { isSame } from '../is-same.js';
import { addDays, nightsOf } from '../stay.js';
import { lessPercent } from './offers.js';
import { covers, type RateRule } from './rate-rule.js';

/** `name` is what its owner calls it. */
export type NamedRate = RateRule & { name: string };

/**
 * A rate that several rooms are given. With `percent` its price is so much more than the price of each room, or less where that is
 * negative; a whole number.
 */
export type BulkRate = NamedRate & { percent?: number };

/** The rate as a room at this price gets it, half up to a minor unit. */
export const rateForRoom = ({ percent, ...rate }: BulkRate, { nightMinor }: { nightMinor: number }): NamedRate =>
  percent === undefined ? rate : { ...rate, nightMinor: lessPercent(nightMinor, -percent) };

/** The rates with this one as the last; it takes the place of all of its name, so that adding it again changes nothing. */
export const withRate = (rates: NamedRate[], rate: NamedRate): NamedRate[] => [...withoutRates(rates, rate.name), rate];

export const withoutRates = (rates: NamedRate[], name: string): NamedRate[] =>
  rates.filter((rate) => rate.name !== name);

export const areSameRates = (some: NamedRate[], others: NamedRate[]): boolean => isSame(some, others);

/** The first night from this one on that a rule is about; undefined where there is none. */
export function firstNightOf(rule: RateRule, earliest: string): string | undefined {
  const checkIn = rule.from && rule.from > earliest ? rule.from : earliest;
  return nightsOf({ checkIn, checkOut: addDays(checkIn, 7) }).find((night) => covers(rule, night));
}
