import { limits } from '../limits.js';
import { decided, type RateRule, type Restrictions } from './rate-rule.js';

/** What the rules restrict on a day, without what allows everything. */
export function restrictionsOn(rules: RateRule[], day: string): Restrictions {
  const minNights = decided(rules, 'minNights', day) ?? 1;
  const maxNights = decided(rules, 'maxNights', day) ?? limits.nights;
  return {
    ...(minNights > 1 && { minNights }),
    ...(maxNights < limits.nights && { maxNights }),
    ...(decided(rules, 'noArrival', day) && { noArrival: true }),
    ...(decided(rules, 'noDeparture', day) && { noDeparture: true }),
  };
}
