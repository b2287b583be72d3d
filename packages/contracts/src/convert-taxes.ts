import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { TaxLine, TaxRule } from '@wayhouse/domain/rates/tax-rule';
import type { Tax, TaxAmount } from './taxes.js';

/** A tax or fee as stays are priced by it. */
export const toTaxRule = ({ name, kind, basis, value, isIncluded }: Tax): TaxRule => ({
  ...{ name, kind, basis, isIncluded },
  hundredths: toMinor(value),
});

export const toTax = ({ name, kind, basis, hundredths, isIncluded }: TaxRule): Tax => ({
  ...{ name, kind, basis, isIncluded },
  value: toAmount(hundredths),
});

/** With what it comes to in the price of a stay, in currency units. */
export const toTaxAmount = (line: TaxLine): TaxAmount => ({ ...toTax(line), amount: toAmount(line.amountMinor) });
