import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { BulkRate, NamedRate } from '@wayhouse/domain/rates/bulk-rate';
import { type RateRule, restrictionsOf } from '@wayhouse/domain/rates/rate-rule';
import { weekdays } from '@wayhouse/domain/rates/weekday';
import type { BulkRateForm } from './bulk-rate-form.js';
import type { OwnRate, Rate } from './rates.js';

/** A rate as stays are priced and restricted by it, in minor units. All weekdays are none in particular. */
export function toRateRule({ from, to, weekdays: on, pricePerNight, ...rate }: Rate): RateRule {
  const days = on && weekdays.filter((each) => on.includes(each));
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(days && days.length < weekdays.length && { weekdays: days }),
    ...(pricePerNight !== undefined && { nightMinor: toMinor(pricePerNight) }),
    ...restrictionsOf(rate),
  };
}

/** With what its owner calls it. */
export const toNamedRate = ({ name, ...rate }: OwnRate): NamedRate => ({ name, ...toRateRule(rate) });

export const toBulkRate = ({ percent, ...rate }: BulkRateForm): BulkRate => ({
  ...toNamedRate(rate),
  ...(percent !== undefined && { percent }),
});

export const toRate = ({ from, to, weekdays: on, nightMinor, ...rule }: RateRule): Rate => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(on && { weekdays: on }),
  ...(nightMinor !== undefined && { pricePerNight: toAmount(nightMinor) }),
  ...restrictionsOf(rule),
});
