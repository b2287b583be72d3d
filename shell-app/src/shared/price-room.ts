import { toRateRule } from '@wayhouse/contracts/rate-rules';
import type { Room } from '@wayhouse/contracts/room';
import { toTaxAmount, toTaxRule } from '@wayhouse/contracts/tax-rules';
import type { TaxAmount } from '@wayhouse/contracts/taxes';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { NightsAmount } from '@wayhouse/domain/rates/lines-of-booking';
import { amountOf } from '@wayhouse/domain/rates/price-stay';
import { priceWithTaxes } from '@wayhouse/domain/rates/price-with-taxes';
import type { StayParams } from './stay-params.js';

/** The price of a stay in currency units, by the rules that it is booked by. */
export type StayPrice = { lines: NightsAmount[]; taxes: TaxAmount[]; total: number };

export function priceRoom(
  { pricePerNight, rates = [], taxes: rules = [] }: Pick<Room, 'pricePerNight' | 'rates' | 'taxes'>,
  { guests, ...stay }: StayParams,
): StayPrice {
  const room = { nightMinor: toMinor(pricePerNight), rates: rates.map(toRateRule), taxes: rules.map(toTaxRule) };
  const { lines, taxes, totalMinor } = priceWithTaxes(room, stay, guests);
  const toLine = (line: (typeof lines)[number]) => ({
    nights: line.nights,
    each: toAmount(line.eachMinor),
    amount: toAmount(amountOf(line)),
  });
  return { lines: lines.map(toLine), taxes: taxes.map(toTaxAmount), total: toAmount(totalMinor) };
}
