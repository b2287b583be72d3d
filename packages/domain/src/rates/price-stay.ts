import { nightsOf, type Stay } from '../stay.js';
import type { AppliedOffer } from './offers.js';
import {
  adjustedMinor,
  adjustmentsOf,
  type AppliedPromotion,
  type FurtherGuests,
  type PriceAdjustment,
} from './price-adjustments.js';
import { type PriceLine, priceOfNights, type RoomRates, totalOf } from './price-nights.js';
import { type AppliedPlan, surchargesOf } from './rate-plan.js';
import { addedMinor, type TaxLine, type TaxRule, taxStay } from './tax-rule.js';

/**
 * The price of a stay: lines of its nights, of what these are raised or lowered by, and of the taxes and fees. Those that are not
 * included are in the total.
 */
export type StayPrice = { lines: PriceLine[]; adjustments: PriceAdjustment[]; taxes: TaxLine[]; totalMinor: number };

/** Without `currency` it is the site's. */
type PricedRoom = RoomRates & { furtherGuests?: FurtherGuests; taxes?: TaxRule[]; currency?: string };
type PriceTerms = { offer?: AppliedOffer; plan?: AppliedPlan; promotion?: AppliedPromotion };

/**
 * What a stay of so many guests costs in a room, by its rates, the taxes and fees of its hotel, an offer, a rate plan and a promotion
 * code. Percentages of taxes are of the nights as further guests and the code have changed their price.
 */
export function priceStay(
  { taxes: rules = [], furtherGuests, currency, ...room }: PricedRoom,
  stay: Stay,
  guests: number,
  { offer, plan, promotion }: PriceTerms = {},
): StayPrice {
  const lines = priceOfNights(room, stay, offer, plan);
  const adjustments = adjustmentsOf({ furtherGuests, promotion, currency }, stay, {
    guests,
    nightsMinor: totalOf(lines),
  });
  const nightsMinor = totalOf(lines) + adjustedMinor(adjustments);
  const taxes = taxStay([...surchargesOf(plan), ...rules], { nightsMinor, nights: nightsOf(stay).length, guests });
  return { lines, adjustments, taxes, totalMinor: nightsMinor + addedMinor(taxes) };
}
