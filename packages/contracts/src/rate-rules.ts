import { toAmount, toMinor } from '@wayhouse/domain/money';
import { type RateRule, restrictionsOf } from '@wayhouse/domain/rates/rate-rule';
import { weekdays } from '@wayhouse/domain/rates/weekday';
import type { Rate } from './rates.js';

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

export const toRate = ({ from, to, weekdays: on, nightMinor, ...rule }: RateRule): Rate => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(on && { weekdays: on }),
  ...(nightMinor !== undefined && { pricePerNight: toAmount(nightMinor) }),
  ...restrictionsOf(rule),
});
