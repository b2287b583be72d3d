import { type OwnRate, RateForm } from '@wayhouse/contracts/rates';
import { type Currency, leastCharges } from '@wayhouse/domain/money';
import type { Weekday } from '@wayhouse/domain/rates/weekday';
import { formMessage } from '@wayhouse/messages/form-message';
import { draftResolver } from '../../shared/form/draft-resolver.js';
import { priceMessage } from '../../shared/form/price-message.js';
import { messages } from '../../shared/messages.js';
import { type DayRule, dayRuleOf, restrictedDays } from '../../shared/rates/day-rule.js';

/** What the form holds; an empty text sets nothing, such as a date without a bound, and no weekdays are all. */
export type RateDraft = {
  name: string;
  pricePerNight: string;
  from: string;
  to: string;
  weekdays: Weekday[];
  minNights: string;
  maxNights: string;
  noArrival: DayRule;
  noDeparture: DayRule;
};

const texts = ['pricePerNight', 'from', 'to', 'minNights', 'maxNights'] as const;

export const toDraft = (rate?: OwnRate): RateDraft => ({
  name: rate?.name ?? '',
  pricePerNight: String(rate?.pricePerNight ?? ''),
  from: rate?.from ?? '',
  to: rate?.to ?? '',
  weekdays: rate?.weekdays ?? [],
  minNights: String(rate?.minNights ?? ''),
  maxNights: String(rate?.maxNights ?? ''),
  noArrival: dayRuleOf(rate?.noArrival),
  noDeparture: dayRuleOf(rate?.noDeparture),
});

const toInput = (draft: RateDraft) => ({
  name: draft.name,
  ...Object.fromEntries(texts.filter((field) => draft[field]).map((field) => [field, draft[field]])),
  ...(draft.weekdays.length > 0 && { weekdays: draft.weekdays }),
  ...restrictedDays(draft),
});

/** The draft must be valid. */
export const toOwnRate = (draft: RateDraft): OwnRate => RateForm.parse(toInput(draft));

/** Validates by the schema of the call and by the least price. */
export function rateResolver(currency: string) {
  const least = leastCharges[currency as Currency];
  return draftResolver<RateDraft>(
    (draft) => {
      const { error, data } = RateForm.safeParse(toInput(draft));
      const isTooLow = data?.pricePerNight !== undefined && data.pricePerNight < least;
      return isTooLow ? [{ code: 'too_small', path: ['pricePerNight'], message: '' }] : error?.issues;
    },
    (issue) => (issue.path[0] === 'pricePerNight' ? priceMessage(least) : formMessage(issue)),
  );
}

const isSame = (one: OwnRate, other: OwnRate): boolean =>
  JSON.stringify(toDraft(one)) === JSON.stringify(toDraft(other));

/**
 * The rates with one changed, added (without `before`) or removed (without `after`). Somebody else may have changed them
 * meanwhile: what is no longer there is added again, or removed already. So may an attempt before, whose answer was lost: no rate is
 * there twice. Of equal ones the last counts. Refuses to remove one that somebody else has changed.
 */
export function withRate(rates: OwnRate[], before: OwnRate | undefined, after: OwnRate | undefined): OwnRate[] {
  const at = before ? rates.findLastIndex((rate) => isSame(rate, before)) : -1;
  if (at >= 0) return rates.toSpliced(at, 1, ...(after ? [after] : []));
  if (after) return rates.some((rate) => isSame(rate, after)) ? rates : [...rates, after];
  if (before && rates.some(({ name }) => name === before.name)) throw new Error(messages.gone(before.name));
  return rates;
}
