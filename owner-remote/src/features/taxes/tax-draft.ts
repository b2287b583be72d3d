import { type Tax, TaxForm } from '@wayhouse/contracts/taxes';
import type { TaxBasis, TaxKind } from '@wayhouse/domain/rates/tax-rule';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import { draftResolver } from '../../shared/form/draft-resolver.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';

export const places = ['added', 'included'] as const;

/** What the form holds; `value` as it was typed. */
export type TaxDraft = {
  name: string;
  kind: TaxKind;
  basis: TaxBasis;
  value: string;
  place: (typeof places)[number];
};

export const toDraft = (tax?: Tax): TaxDraft => ({
  name: tax?.name ?? '',
  kind: tax?.kind ?? 'tax',
  basis: tax?.basis ?? 'percent',
  value: String(tax?.value ?? ''),
  place: tax?.isIncluded ? 'included' : 'added',
});

const toInput = ({ place, ...draft }: TaxDraft) => ({
  ...draft,
  isIncluded: place === 'included',
});

/** The draft must be valid. */
export const toTax = (draft: TaxDraft): Tax => TaxForm.parse(toInput(draft));

/** Validates by the schema of the call. */
export const taxResolver = draftResolver<TaxDraft>(
  (draft) => TaxForm.safeParse(toInput(draft)).error?.issues,
  messageOf,
);

function messageOf(issue: FieldIssue): string {
  const isNoNumber = issue.path[0] === 'value' && issue.code === 'invalid_format';
  return isNoNumber ? messages.form.number : formMessage(issue);
}

const isSame = (one: Tax, other: Tax): boolean => JSON.stringify(toDraft(one)) === JSON.stringify(toDraft(other));

/**
 * The taxes and fees with one changed, added (without `before`) or removed (without `after`). An attempt before, whose answer was
 * lost, may have done so already: guests would pay a tax that is listed twice. Refuses to change one that somebody else has changed or
 * removed meanwhile, and to remove one that somebody else has changed.
 */
export function withTax(taxes: Tax[], before: Tax | undefined, after: Tax | undefined): Tax[] {
  const at = before ? taxes.findIndex((tax) => isSame(tax, before)) : -1;
  if (at >= 0) return taxes.toSpliced(at, 1, ...(after ? [after] : []));
  if (after && taxes.some((tax) => isSame(tax, after))) return taxes;
  if (before && (after || taxes.some(({ name }) => name === before.name)))
    throw new Error(sharedMessages.gone(before.name));
  return after ? [...taxes, after] : taxes;
}
