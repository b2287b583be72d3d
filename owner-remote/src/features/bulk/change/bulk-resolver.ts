import { changeNightsOfRooms } from '@wayhouse/contracts/calls/bulk-calls';
import { BulkRateForm, isRateEmpty } from '@wayhouse/contracts/bulk-rate-form';
import { limits } from '@wayhouse/domain/limits';
import { type Currency, leastCharges } from '@wayhouse/domain/money';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import { draftResolver } from '../../../shared/form/draft-resolver.js';
import { priceMessage } from '../../../shared/form/price-message.js';
import { toNightsInput, toRateInput } from './bulk-change.js';
import type { BulkDraft } from './bulk-draft.js';
import { messages } from './messages.js';

const missing = (field: keyof BulkDraft): FieldIssue => ({ code: 'custom', path: [field], message: '' });

/** Validates by the schemas of the calls, and by the least price. */
export function bulkResolver(currency: string) {
  const least = leastCharges[currency as Currency];
  return draftResolver<BulkDraft>(
    (draft) => [...(draft.rooms.length ? [] : [missing('rooms')]), ...issuesOf(draft, least)],
    (issue, draft) => messageOf(issue, draft, least),
  );
}

function issuesOf(draft: BulkDraft, least: number): FieldIssue[] {
  const { kind, removed } = draft;
  if (kind === 'price' || kind === 'restrictions') return issuesOfRate(draft, least);
  if (kind === 'remove') return removed ? [] : [missing('removed')];
  if (kind === 'hide' || kind === 'offer') return [];
  const issues = changeNightsOfRooms.input.safeParse(toNightsInput(draft)).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] !== 'rooms');
}

function issuesOfRate(draft: BulkDraft, least: number): FieldIssue[] {
  const { kind, priceBy, percent } = draft;
  const { error, data } = BulkRateForm.safeParse(toRateInput(draft));
  const isTooLow = data?.pricePerNight !== undefined && data.pricePerNight < least;
  return [
    ...(error?.issues ?? []),
    ...(isTooLow ? [missing('pricePerNight')] : []),
    ...(kind === 'price' && priceBy !== 'amount' && Number(percent) <= 0 ? [missing('percent')] : []),
    ...(data && isRateEmpty(data) ? [missing('minNights')] : []),
  ];
}

function messageOf(issue: FieldIssue, { kind, priceBy }: BulkDraft, least: number): string {
  switch (issue.path[0]) {
    case 'rooms':
      return messages.rooms.none;
    case 'removed':
      return messages.removedMissing;
    case 'pricePerNight':
      return priceMessage(least);
    case 'percent':
      return messages.percentBounds(limits[priceBy === 'less' ? 'percentLess' : 'percentMore']);
    case 'minNights':
      return kind === 'restrictions' && !issue.message ? messages.restrictionMissing : formMessage(issue);
    default:
      return formMessage(issue);
  }
}
