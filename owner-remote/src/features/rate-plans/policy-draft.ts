import {
  allNights,
  type CancellationPolicy,
  isNonRefundable,
  nonRefundable,
} from '@wayhouse/domain/cancellation-policy';

/** `freeUntil` is a number of hours, `never`, or `hotel` for the terms of the hotel; `charge` a number of nights. */
export type PolicyDraft = { freeUntil: string; charge: string };

export const asHotel = 'hotel';
export const never = 'never';

const hours = [0, 24, 48, 72, 7 * 24, 14 * 24, 30 * 24];
const nights = [1, 2, 3, allNights];

/** With `chosen` where it is none of those that are offered. */
const withChosen = (offered: number[], chosen: string): string[] => {
  const number = Number(chosen);
  const all = Number.isNaN(number) || offered.includes(number) ? offered : [...offered, number];
  return all.toSorted((one, other) => one - other).map(String);
};
export const hoursToChoose = (chosen: string) => withChosen(hours, chosen);
export const nightsToChoose = (chosen: string) => withChosen(nights, chosen);

export const toPolicyDraft = (policy?: CancellationPolicy): PolicyDraft => {
  if (!policy) return { freeUntil: asHotel, charge: '1' };
  const { freeUntilHours, lateChargeNights } = policy;
  return isNonRefundable(policy)
    ? { freeUntil: never, charge: '1' }
    : { freeUntil: String(freeUntilHours), charge: String(lateChargeNights) };
};

/** Of the terms of the hotel none in particular. */
export function toOwnPolicy(draft: PolicyDraft): CancellationPolicy | undefined {
  return draft.freeUntil === asHotel ? undefined : toPolicy(draft);
}

export const toPolicy = ({ freeUntil, charge }: PolicyDraft): CancellationPolicy =>
  freeUntil === never ? nonRefundable : { freeUntilHours: Number(freeUntil), lateChargeNights: Number(charge) };
