import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { NightsAmount } from '@wayhouse/domain/rates/lines-of-booking';
import { type AppliedOffer, offerOf } from '@wayhouse/domain/rates/offers';
import { amountOf } from '@wayhouse/domain/rates/price-stay';
import { priceWithTaxes } from '@wayhouse/domain/rates/price-with-taxes';
import type { Stay } from '@wayhouse/domain/stay';
import { toDomainPlan } from './domain-plan.js';
import type { RatePlan } from './rate-plans.js';
import { toRateRule } from './rate-rules.js';
import type { Room } from './room.js';
import { toTaxAmount, toTaxRule } from './tax-rules.js';
import type { TaxAmount } from './taxes.js';

/** The price of a stay in currency units, by the rules that it is booked by. */
export type StayPrice = {
  lines: NightsAmount[];
  taxes: TaxAmount[];
  total: number;
  offer?: AppliedOffer;
  plan?: RatePlan;
};

type PricedRoom = Pick<Room, 'pricePerNight' | 'rates' | 'taxes' | 'offers' | 'plans'> & {
  hotel: Pick<Room['hotel'], 'city'>;
};

/** What a stay costs that is booked today, on the plan of this id. */
export function priceRoom(
  { pricePerNight, rates = [], taxes: rules = [], offers = [], plans = [], hotel }: PricedRoom,
  { guests, plan: planId, ...stay }: Stay & { guests: number; plan?: string },
): StayPrice {
  const room = { nightMinor: toMinor(pricePerNight), rates: rates.map(toRateRule), taxes: rules.map(toTaxRule) };
  const offer = offerOf(offers, stay, todayIn(timeZoneOf(hotel.city), new Date()));
  const plan = plans.find(({ id }) => id === planId);
  const { lines, taxes, totalMinor } = priceWithTaxes(room, stay, guests, offer, plan && toDomainPlan(plan));
  const toLine = (line: (typeof lines)[number]) => ({
    nights: line.nights,
    each: toAmount(line.eachMinor),
    amount: toAmount(amountOf(line)),
  });
  return { lines: lines.map(toLine), taxes: taxes.map(toTaxAmount), total: toAmount(totalMinor), offer, plan };
}
