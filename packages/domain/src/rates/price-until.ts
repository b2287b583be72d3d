import type { Stay } from '../stay.js';
import {
  adjustedMinor,
  type AppliedPromotion,
  forFurtherGuests,
  offBy,
  type PriceAdjustment,
} from './price-adjustments.js';
import {
  linesOf,
  type NightPrice,
  nightPricesOf,
  priceNights,
  type PriceLine,
  type RoomRates,
  sumOfNights,
} from './price-nights.js';
import type { StayPrice } from './price-stay.js';
import { addedMinor, type TaxLine, taxStay } from './tax-rule.js';

/** A stay, its price, and what that was agreed on. */
type PricedStay = {
  stay: Stay;
  guests: number;
  lines: PriceLine[];
  adjustments?: PriceAdjustment[];
  taxes?: TaxLine[];
  offer?: { percentOff: number };
  plan?: { percentOff: number };
  promotion?: AppliedPromotion;
  currency?: string;
};

/**
 * What a stay costs whose guests leave on another day. Nights that it has keep their price, others cost what they do in the room now, with
 * the plan and the offer of the stay. Taxes, fees and further guests are by the rules that its price has. A code takes nothing off nights
 * that are added, and never more than it did.
 */
export function priceUntil(checkOut: string, priced: PricedStay, room: RoomRates): StayPrice {
  const { stay, guests, offer, plan } = priced;
  const left = nightPricesOf(priced.lines).filter(({ night }) => night < checkOut);
  const nights = [...left, ...priceNights(room, { checkIn: stay.checkOut, checkOut }, offer, plan)];
  const adjustments = [...furtherGuests(priced, nights.length), ...promotion(priced, left)];
  const nightsMinor = sumOfNights(nights) + adjustedMinor(adjustments);
  const rules = (priced.taxes ?? []).map(({ amountMinor: _, ...rule }) => rule);
  const taxes = taxStay(rules, { nightsMinor, nights: nights.length, guests });
  return { lines: linesOf(nights), adjustments, taxes, totalMinor: nightsMinor + addedMinor(taxes) };
}

const furtherGuests = ({ guests, adjustments = [] }: PricedStay, nights: number): PriceAdjustment[] =>
  adjustments
    .filter((each) => each.what === 'further-guests')
    .flatMap(({ guests: further, eachMinor }) =>
      forFurtherGuests({ included: guests - further, eachMinor }, nights, guests),
    );

function promotion({ promotion: code, adjustments = [], currency }: PricedStay, left: NightPrice[]): PriceAdjustment[] {
  const before = adjustments.find(({ what }) => what === 'promotion');
  if (!code || !before) return [];
  return offBy(code, sumOfNights(left), currency).map((off) => ({
    ...off,
    amountMinor: Math.max(before.amountMinor, off.amountMinor),
  }));
}
