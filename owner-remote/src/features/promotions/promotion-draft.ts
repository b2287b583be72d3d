import { PromotionCodeForm } from '@wayhouse/contracts/promotion-codes';
import { formMessage } from '@wayhouse/messages/form-message';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import type { Resolver } from 'react-hook-form';
import { messages as sharedMessages } from '../../shared/messages.js';

/** What the form holds, as it was typed. */
export type PromotionDraft = Record<keyof PromotionCodeForm, string>;

export const emptyDraft: PromotionDraft = {
  ...{ code: '', percentOff: '', amountOff: '', bookFrom: '', bookTo: '', stayFrom: '', stayTo: '' },
  ...{ daysAhead: '', maxUses: '' },
};

/** What is empty is left out. */
const toInput = ({ code, ...terms }: PromotionDraft) => ({
  code,
  ...Object.fromEntries(Object.entries(terms).filter(([, text]) => text.trim() !== '')),
});

/** The draft must be valid. */
export const toForm = (draft: PromotionDraft): PromotionCodeForm => PromotionCodeForm.parse(toInput(draft));

/** Validates by the schema of the call. */
export const promotionResolver: Resolver<PromotionDraft> = (draft, _context, options) => {
  const { error } = PromotionCodeForm.safeParse(toInput(draft));
  if (!error) return { values: draft, errors: {} };
  return { values: {}, errors: toFieldErrors(error.issues, options, messageOf) };
};

const messageOf = (issue: Parameters<typeof toFieldErrors>[0][number]): string =>
  issue.code === 'not_multiple_of' ? sharedMessages.price.cents : formMessage(issue);
