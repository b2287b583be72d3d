import { toAmount } from '@wayhouse/domain/money';
import { amountOf, type PriceLine } from '@wayhouse/domain/rates/price-nights';

/** Nights of one price, in currency units. */
export const toLineAmount = (line: PriceLine) => ({
  nights: line.nights,
  each: toAmount(line.eachMinor),
  amount: toAmount(amountOf(line)),
});
