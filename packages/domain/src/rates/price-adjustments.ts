import { type Currency, leastCharges, toMinor } from '../money.js';
import { nightsOf, type Stay } from '../stay.js';
import { divideHalfUp, hundredPercent } from './divide-half-up.js';

/** What a room costs more for each guest above those that its price includes, a night, in minor units. */
export type FurtherGuests = { included: number; eachMinor: number };

/**
 * The promotion code that a price has, as it was when it was entered: a percentage or an amount off the nights. It is for stays whose
 * nights are all between `from` and `to`, both included; a missing bound is none.
 */
export type AppliedPromotion = { id: string; code: string; from?: string; to?: string } & PromotionValue;
export type PromotionValue =
  | { percentOff: number; minorOff?: undefined }
  | { minorOff: number; percentOff?: undefined };

/** What the price of the nights is raised or lowered by, as one line; `amountMinor` is below zero where it is lowered. */
export type PriceAdjustment =
  | { what: 'further-guests'; guests: number; nights: number; eachMinor: number; amountMinor: number }
  | { what: 'promotion'; code: string; amountMinor: number };

/** In most currencies a card can be charged so much, in minor units. */
const leastInMost = 2_00;

/** What a code leaves of the nights at least, so that a card can be charged. */
export const leastAfterPromotion = (currency?: string): number =>
  Math.max(leastInMost, toMinor(leastCharges[currency as Currency] ?? 0));

type Adjusting = { furtherGuests?: FurtherGuests; promotion?: AppliedPromotion; currency?: string };

/** The lines between the nights, which cost `nightsMinor`, and the taxes. One that comes to nothing is left out. */
export const adjustmentsOf = (
  { furtherGuests, promotion, currency }: Adjusting,
  stay: Stay,
  { guests, nightsMinor }: { guests: number; nightsMinor: number },
): PriceAdjustment[] => [
  ...(furtherGuests ? forFurtherGuests(furtherGuests, nightsOf(stay).length, guests) : []),
  ...(promotion && isForNights(promotion, stay) ? offBy(promotion, nightsMinor, currency) : []),
];

/** What they come to together, in minor units. */
export const adjustedMinor = (adjustments: { amountMinor: number }[] = []): number =>
  adjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

type CodeOfPrice = { promotion?: { code: string }; adjustments?: { what: PriceAdjustment['what'] }[] };

/** The code of a price that takes nothing off it, such as that of a stay that was changed to nights that it is not for. */
export const unusedCode = ({ promotion, adjustments = [] }: CodeOfPrice): string | undefined =>
  adjustments.some(({ what }) => what === 'promotion') ? undefined : promotion?.code;

/** Whether a code is for all nights of a stay. */
export const isForNights = ({ from, to }: { from?: string; to?: string }, stay: Stay): boolean =>
  nightsOf(stay).every((night) => (!from || night >= from) && (!to || night <= to));

/** What is left of `partMinor`, which is a part of nights that cost `nightsMinor`, with its share of what a code takes off. */
export function lessPromotion(partMinor: number, nightsMinor: number, adjustments: PriceAdjustment[] = []): number {
  const offMinor = -adjustedMinor(adjustments.filter(({ what }) => what === 'promotion'));
  return offMinor === 0 ? partMinor : partMinor - divideHalfUp(offMinor * partMinor, nightsMinor);
}

/** A line where there are guests that cost more. */
export function forFurtherGuests(
  { included, eachMinor }: FurtherGuests,
  nights: number,
  guests: number,
): PriceAdjustment[] {
  const further = Math.max(0, guests - included);
  const amountMinor = further * nights * eachMinor;
  return amountMinor ? [{ what: 'further-guests', guests: further, nights, eachMinor, amountMinor }] : [];
}

/** A line where the code takes something off nights that cost so much. */
export function offBy(
  { code, percentOff, minorOff }: AppliedPromotion,
  nightsMinor: number,
  currency?: string,
): Extract<PriceAdjustment, { what: 'promotion' }>[] {
  const offMinor = percentOff === undefined ? minorOff : divideHalfUp(nightsMinor * percentOff * 100, hundredPercent);
  const possible = Math.min(offMinor, Math.max(0, nightsMinor - leastAfterPromotion(currency)));
  return possible ? [{ what: 'promotion', code, amountMinor: -possible }] : [];
}
