import { nightsOf, type Stay } from '../stay.js';
import type { AppliedOffer } from './offers.js';
import { type PriceLine, priceStay, type RoomRates, totalOf } from './price-stay.js';
import { type AppliedPlan, surchargesOf } from './rate-plan.js';
import { addedMinor, type TaxLine, type TaxRule, taxStay } from './tax-rule.js';

/** The price of a stay: lines of its nights, and of the taxes and fees. Those that are not included are in the total. */
export type StayPrice = { lines: PriceLine[]; taxes: TaxLine[]; totalMinor: number };

/** What a stay of so many guests costs in a room, by its rates, the taxes and fees of its hotel, an offer and a rate plan. */
export function priceWithTaxes(
  { taxes: rules = [], ...room }: RoomRates & { taxes?: TaxRule[] },
  stay: Stay,
  guests: number,
  offer?: AppliedOffer,
  plan?: AppliedPlan,
): StayPrice {
  const lines = priceStay(room, stay, offer, plan);
  const nightsMinor = totalOf(lines);
  const taxes = taxStay([...surchargesOf(plan), ...rules], { nightsMinor, nights: nightsOf(stay).length, guests });
  return { lines, taxes, totalMinor: nightsMinor + addedMinor(taxes) };
}
