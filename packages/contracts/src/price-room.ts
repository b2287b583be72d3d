import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { NightsAmount } from '@wayhouse/domain/rates/lines-of-booking';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import { type AppliedOffer, offerOf } from '@wayhouse/domain/rates/offers';
import { priceStay } from '@wayhouse/domain/rates/price-stay';
import type { Stay } from '@wayhouse/domain/stay';
import { toAdjustmentAmount, toDomainGuests } from './adjustment-amounts.js';
import { toLineAmount } from './line-amounts.js';
import { toDomainPlan } from './convert-plans.js';
import type { PriceAdjustment } from './price-adjustments.js';
import type { RatePlan } from './rate-plans.js';
import { toRateRule } from './convert-rates.js';
import type { Room } from './room.js';
import { toTaxAmount, toTaxRule } from './convert-taxes.js';
import type { TaxAmount } from './taxes.js';

/** The price of a stay in currency units, by the rules that it is booked by. */
export type StayPrice = {
  lines: NightsAmount[];
  adjustments: PriceAdjustment[];
  taxes: TaxAmount[];
  total: number;
  offer?: AppliedOffer;
  plan?: RatePlan;
};

type PricedRoom = Pick<
  Room,
  'pricePerNight' | 'currency' | 'rates' | 'furtherGuests' | 'taxes' | 'offers' | 'plans'
> & {
  hotel: Pick<Room['hotel'], 'city'>;
};

/** `promotion` is the code that the guest has entered. */
type PricedStay = Stay & { guests: number; plan?: string; promotion?: AppliedPromotion };

/** What a stay costs that is booked today, on the plan of this id. */
export function priceRoom(
  { pricePerNight, currency, rates = [], furtherGuests, taxes: rules = [], offers = [], plans = [], hotel }: PricedRoom,
  { guests, plan: planId, promotion, ...stay }: PricedStay,
): StayPrice {
  const room = {
    nightMinor: toMinor(pricePerNight),
    currency,
    rates: rates.map(toRateRule),
    taxes: rules.map(toTaxRule),
    furtherGuests: furtherGuests && toDomainGuests(furtherGuests),
  };
  const offer = offerOf(offers, stay, todayIn(timeZoneOf(hotel.city), new Date()));
  const plan = plans.find(({ id }) => id === planId);
  const terms = { offer, plan: plan && toDomainPlan(plan), promotion };
  const { lines, adjustments, taxes, totalMinor } = priceStay(room, stay, guests, terms);
  return {
    lines: lines.map(toLineAmount),
    adjustments: adjustments.map(toAdjustmentAmount),
    taxes: taxes.map(toTaxAmount),
    total: toAmount(totalMinor),
    ...{ offer, plan },
  };
}
