import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRatePlans } from '@wayhouse/contracts/calls/hotel-terms-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { type CancellationPolicy, defaultCancellationPolicy, isSamePolicy } from '@wayhouse/domain/cancellation-policy';
import { useApi } from '@wayhouse/web-kit/api';
import { ownHotelsKey, useReplaceOwnHotel } from '../../shared/use-own-hotels.js';
import { withPlan } from './plan-draft.js';

/** Other terms of cancelling, or what becomes of a plan: `after` without `before` is added, `before` without `after` removed. */
type Change = { cancellationPolicy: CancellationPolicy } | { before?: RatePlan; after?: RatePlan };

/** Saves a change at once. After a refusal the hotel is read again, so that the next attempt is based on it. */
export function useChangeRatePlans(hotel: HotelProfile, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceOwnHotel = useReplaceOwnHotel();
  const { _id: id, version, plans = [], cancellationPolicy } = hotel;
  return useMutation({
    mutationFn: (change: Change) =>
      api.call(changeRatePlans, {
        ...{ id, version, cancellationPolicy },
        ...('cancellationPolicy' in change
          ? { plans, cancellationPolicy: ownPolicy(change.cancellationPolicy) }
          : { plans: withPlan(hotel, change.before, change.after) }),
      }),
    async onSuccess({ hotel: changed }) {
      onDone();
      await replaceOwnHotel(changed);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}

/** A hotel with the terms of the house has none of its own. */
const ownPolicy = (policy: CancellationPolicy) =>
  isSamePolicy(policy, defaultCancellationPolicy) ? undefined : policy;
