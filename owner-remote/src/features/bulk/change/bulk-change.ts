import type { CallInput } from '@wayhouse/contracts/call';
import type { changeNightsOfRooms } from '@wayhouse/contracts/calls/bulk-calls';
import { BulkRateForm } from '@wayhouse/contracts/bulk-rate-form';
import { dayAfter } from '../../../shared/form/day-after.js';
import { restrictedDays } from '../../../shared/rates/day-rule.js';
import type { BulkDraft } from './bulk-draft.js';

export type NightsInput = CallInput<typeof changeNightsOfRooms>;
export type RateChange = { mode: 'add' | 'remove'; rate: BulkRateForm };

/** What a valid draft changes in its rooms. */
export type BulkChange = { rooms: string[] } & (
  | { rates: RateChange }
  | { nights: NightsInput }
  | { isAvailable: boolean }
);

const filled = (draft: BulkDraft, fields: (keyof BulkDraft)[]) =>
  Object.fromEntries(fields.filter((field) => draft[field]).map((field) => [field, draft[field]]));

/** As the schema of the call takes it. */
export function toRateInput(draft: BulkDraft): Record<string, unknown> {
  const { kind, name, weekdays, priceBy, pricePerNight, percent } = draft;
  const price = priceBy === 'amount' ? { pricePerNight } : { percent: priceBy === 'less' ? `-${percent}` : percent };
  return {
    name,
    ...filled(draft, ['from', 'to']),
    ...(weekdays.length > 0 && { weekdays }),
    ...(kind === 'price' ? price : { ...filled(draft, ['minNights', 'maxNights']), ...restrictedDays(draft) }),
  };
}

/** As the schema of the call takes it, which has the day after the last night. */
export function toNightsInput({ rooms, kind, from, to, weekdays, reason }: BulkDraft): NightsInput {
  return {
    ...{ rooms, from, to: dayAfter(to) },
    mode: kind === 'unblock' ? 'unblock' : 'block',
    ...(weekdays.length > 0 && { weekdays }),
    ...(kind === 'block' && reason && { reason }),
  };
}

/** The draft must be valid. */
export function toChange(draft: BulkDraft): BulkChange {
  const { rooms, kind, removed: name } = draft;
  switch (kind) {
    case 'price':
    case 'restrictions':
      return { rooms, rates: { mode: 'add', rate: BulkRateForm.parse(toRateInput(draft)) } };
    case 'remove':
      return { rooms, rates: { mode: 'remove', rate: { name } } };
    case 'block':
    case 'unblock':
      return { rooms, nights: toNightsInput(draft) };
    case 'hide':
    case 'offer':
      return { rooms, isAvailable: kind === 'offer' };
  }
}
