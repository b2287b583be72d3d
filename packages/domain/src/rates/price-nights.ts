import { nightsOf, type Stay } from '../stay.js';
import { lessPercent } from './offers.js';
import { decided, type RateRule } from './rate-rule.js';

type PercentOff = { percentOff: number };
const nothingOff: PercentOff = { percentOff: 0 };

/** What a room costs: `nightMinor` a night, other than its rules say. */
export type RoomRates = { nightMinor: number; rates?: RateRule[] };

/** Nights of a stay that cost the same, as dates in order; `eachMinor` a night. */
export type PriceLine = { what: 'nights'; nights: string[]; eachMinor: number };

/** The price of one night, in minor units. */
export const nightMinorOn = ({ nightMinor, rates = [] }: RoomRates, night: string): number =>
  decided(rates, 'nightMinor', night) ?? nightMinor;

/**
 * What the nights of a stay cost: a line for each price of a night, in the order of the first nights. Off each of them is what the rate
 * plan takes off, and then what the offer does off that.
 */
export const priceOfNights = (room: RoomRates, stay: Stay, offer?: PercentOff, plan?: PercentOff): PriceLine[] =>
  linesOf(priceNights(room, stay, offer, plan));

/** The price of each night of a stay, in order. */
export type NightPrice = { night: string; eachMinor: number };

export const priceNights = (
  room: RoomRates,
  stay: Stay,
  offer: PercentOff = nothingOff,
  plan: PercentOff = nothingOff,
): NightPrice[] =>
  nightsOf(stay).map((night) => {
    const onPlan = lessPercent(nightMinorOn(room, night), plan.percentOff);
    return { night, eachMinor: lessPercent(onPlan, offer.percentOff) };
  });

/** A line for each price of a night, in the order of the first nights. */
export function linesOf(prices: NightPrice[]): PriceLine[] {
  const byPrice = new Map<number, string[]>();
  for (const { night, eachMinor } of prices) {
    const nights = byPrice.get(eachMinor);
    if (nights) nights.push(night);
    else byPrice.set(eachMinor, [night]);
  }
  return [...byPrice].map(([eachMinor, nights]) => ({ what: 'nights', nights, eachMinor }));
}

/** The nights of lines, in order. */
export const nightPricesOf = (lines: PriceLine[]): NightPrice[] =>
  lines
    .flatMap(({ nights, eachMinor }) => nights.map((night) => ({ night, eachMinor })))
    .sort((a, b) => (a.night < b.night ? -1 : 1));

export const amountOf = ({ nights, eachMinor }: PriceLine): number => nights.length * eachMinor;

/** The sum of the lines, in minor units. */
export const totalOf = (lines: PriceLine[]): number => lines.reduce((sum, line) => sum + amountOf(line), 0);

/** What the first `count` nights of a stay cost by its lines, in minor units. */
export const firstNightsMinor = (lines: PriceLine[], count: number): number =>
  sumOfNights(nightPricesOf(lines).slice(0, count));

/** In minor units. */
export const sumOfNights = (nights: NightPrice[]): number => nights.reduce((sum, { eachMinor }) => sum + eachMinor, 0);
