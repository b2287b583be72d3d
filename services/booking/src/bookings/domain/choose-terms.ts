import { type AppliedPlan, applyPlan, type CancellationPolicy, DomainError, isSamePolicy } from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';

/** The cancellation policy under which a room is booked now, on its rate plan of this id or on the standard terms. */
export type PolicyFor = (room: Room, planId?: string) => CancellationPolicy;

/**
 * On which terms a room is booked: those of its rate plan of this id, or the standard ones. Refused where the policy is another
 * one than `seenPolicy`, if the caller has seen one.
 */
export function chooseTerms(
  room: Room,
  planId: string | undefined,
  policyFor: PolicyFor,
  seenPolicy?: CancellationPolicy,
): { cancellationPolicy: CancellationPolicy; plan?: AppliedPlan } {
  const plan = room.plans?.find(({ id }) => id === planId);
  if (planId !== undefined && !plan) throw new DomainError('plan-not-offered');
  const cancellationPolicy = policyFor(room, planId);
  if (seenPolicy && !isSamePolicy(seenPolicy, cancellationPolicy)) throw new DomainError('policy-changed');
  return { cancellationPolicy, ...(plan && { plan: applyPlan(plan) }) };
}
