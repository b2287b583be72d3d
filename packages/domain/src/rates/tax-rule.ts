import { divideHalfUp, hundredPercent } from './divide-half-up.js';

export const taxKinds = ['tax', 'fee'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** What a tax or fee is calculated from: the price of the nights, or how many of these there are. */
export const taxBases = ['percent', 'stay', 'night', 'person-night'] as const;
export type TaxBasis = (typeof taxBases)[number];

/**
 * A tax or fee of a hotel, by its name for guests. `hundredths` are those of a percent, otherwise minor units. One that is
 * included is part of the price of the nights, and adds nothing.
 */
export type TaxRule = { name: string; kind: TaxKind; basis: TaxBasis; hundredths: number; isIncluded: boolean };

/** A rule and what it comes to in the price of a stay, in minor units. */
export type TaxLine = TaxRule & { amountMinor: number };

/** The price of the nights of a stay in minor units, how many there are, and for how many guests. */
type TaxedStay = { nightsMinor: number; nights: number; guests: number };

/**
 * What each rule comes to, in their order. A percent is rounded half up to a minor unit, each for itself, from the price of
 * all nights. One that is added is of that price; one that is included is of what is left of it without all those that are.
 * Nothing is included beyond the price of the nights.
 */
export function taxStay(rules: TaxRule[], stay: TaxedStay): TaxLine[] {
  const { included } = splitTaxes(rules.filter(({ basis }) => basis === 'percent'));
  const includedHundredths = included.reduce((sum, { hundredths }) => sum + hundredths, 0);
  let notTaxMinor = stay.nightsMinor;
  return rules.map((rule) => {
    const amount = amountMinor(rule, stay, includedHundredths);
    if (!rule.isIncluded) return { ...rule, amountMinor: amount };
    const possible = Math.min(amount, notTaxMinor);
    notTaxMinor -= possible;
    return { ...rule, amountMinor: possible };
  });
}

/** What taxes and fees add to the price of the nights, in minor units. */
export const addedMinor = (taxes: { isIncluded: boolean; amountMinor: number }[] = []): number =>
  splitTaxes(taxes).added.reduce((sum, { amountMinor: amount }) => sum + amount, 0);

/** Those that are added, listed between the price of the nights and the total, and those that the total includes, after it. */
export const splitTaxes = <Tax extends Pick<TaxRule, 'isIncluded'>>(taxes: Tax[] = []) => ({
  added: taxes.filter(({ isIncluded }) => !isIncluded),
  included: taxes.filter(({ isIncluded }) => isIncluded),
});

function amountMinor(rule: TaxRule, { nightsMinor, nights, guests }: TaxedStay, includedHundredths: number): number {
  const { basis, hundredths, isIncluded } = rule;
  switch (basis) {
    case 'percent':
      return divideHalfUp(nightsMinor * hundredths, hundredPercent + (isIncluded ? includedHundredths : 0));
    case 'stay':
      return hundredths;
    case 'night':
      return hundredths * nights;
    case 'person-night':
      return hundredths * nights * guests;
  }
}
