import type { Room } from '@wayhouse/contracts/room';
import { type CancellationPolicy, defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

/** The terms of cancelling a booking of a room, on its rate plan of this id or else on the standard terms. */
export const policyOf = ({ plans = [], cancellationPolicy }: Room, planId: string): CancellationPolicy =>
  plans.find(({ id }) => id === planId)?.cancellationPolicy ?? cancellationPolicy ?? defaultCancellationPolicy;
