import { PromotionCodeForm } from '@wayhouse/contracts/promotion-codes';
import { draftResolver } from '../../shared/form/draft-resolver.js';

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
export const promotionResolver = draftResolver<PromotionDraft>(
  (draft) => PromotionCodeForm.safeParse(toInput(draft)).error?.issues,
);
