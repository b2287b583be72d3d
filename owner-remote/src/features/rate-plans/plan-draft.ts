import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { RatePlanForm } from '@wayhouse/contracts/rate-plans-form';
import type { RoomType } from '@wayhouse/domain/room-types';
import { formMessage } from '@wayhouse/messages/form-message';
import { newKey } from '@wayhouse/web-kit/new-key';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import { draftResolver } from '../../shared/form/draft-resolver.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';
import { type PolicyDraft, toOwnPolicy, toPolicyDraft } from './policy-draft.js';

/** What the form holds; numbers as they were typed. */
export type PlanDraft = {
  id: string;
  name: string;
  percentOff: string;
  surcharge: string;
  roomTypes: RoomType[];
  policy: PolicyDraft;
};

export const toDraft = (plan?: RatePlan): PlanDraft => ({
  id: plan?.id ?? newKey(),
  name: plan?.name ?? '',
  percentOff: String(plan?.percentOff ?? 0),
  surcharge: String(plan?.surcharge ?? 0),
  roomTypes: plan?.roomTypes ?? [],
  policy: toPolicyDraft(plan?.cancellationPolicy),
});

const toInput = ({ id, name, percentOff, surcharge, roomTypes, policy }: PlanDraft) => ({
  ...{ id, name, roomTypes },
  percentOff: percentOff || '0',
  surcharge: surcharge || '0',
  cancellationPolicy: toOwnPolicy(policy),
});

/** The draft must be valid. */
export const toPlan = (draft: PlanDraft): RatePlan => RatePlanForm.parse(toInput(draft));

/** Validates by the schema of the call. */
export const planResolver = draftResolver<PlanDraft>(
  (draft) => RatePlanForm.safeParse(toInput(draft)).error?.issues,
  messageOf,
);

function messageOf(issue: FieldIssue): string {
  return issue.code === 'invalid_format' && issue.path[0] !== 'name' ? messages.form.number : formMessage(issue);
}

const isSame = (one: RatePlan, other: RatePlan): boolean =>
  JSON.stringify(toDraft(one)) === JSON.stringify(toDraft(other));

/**
 * The plans with one changed, added (without `before`) or removed (without `after`), by their ids: an attempt before, whose answer was
 * lost, may have done so already. Refuses to change one that somebody else has changed or removed meanwhile.
 */
export function withPlan(
  { plans = [] }: Pick<HotelProfile, 'plans'>,
  before: RatePlan | undefined,
  after: RatePlan | undefined,
): RatePlan[] {
  const id = (after ?? before)?.id;
  const at = plans.findIndex((plan) => plan.id === id);
  const current = plans[at];
  if (before && after && !(current && [before, after].some((plan) => isSame(plan, current))))
    throw new Error(sharedMessages.gone(before.name));
  if (at >= 0) return plans.toSpliced(at, 1, ...(after ? [after] : []));
  if (!after) return plans;
  return [...plans, after];
}
