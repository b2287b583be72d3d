import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toPromotion } from '@wayhouse/contracts/adjustment-amounts';
import { checkPromotionCode } from '@wayhouse/contracts/calls/promotion-calls';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import type { Stay } from '@wayhouse/domain/stay';
import { useApi } from './api-provider.js';

export const promotionKey = (room: string) => ['promotion', room];

/** A promotion code for a stay in a room. */
type CodeForStay = Stay & { room: string; code: string };

/** What a code takes off, and why not where it does not hold for the stay. */
export type CheckedPromotion = { promotion?: AppliedPromotion; error?: string; isBusy: boolean };

/** Checks a code for a stay, once `isReady`; nothing without one. */
export function useCheckedCode(entered: CodeForStay | undefined, isReady = true): CheckedPromotion {
  const api = useApi();
  const { room = '', checkIn = '', checkOut = '', code = '' } = entered ?? {};
  const { data, error, isFetching } = useQuery({
    queryKey: [...promotionKey(room), checkIn, checkOut, code],
    async queryFn() {
      const stay = { room, checkInDate: checkIn, checkOutDate: checkOut };
      return toPromotion((await api.call(checkPromotionCode, { ...stay, promotionCode: code })).promotion);
    },
    enabled: entered !== undefined && isReady,
    // A refusal stays one; what failed on the way is tried again with a button.
    retry: false,
    staleTime: Infinity,
    meta: { quiet: () => true },
  });
  if (!entered) return { isBusy: false };
  return error ? { error: error.message, isBusy: isFetching } : { promotion: data, isBusy: isFetching };
}

/** Checks the codes for a room again: something has failed on the way, or one has ended meanwhile. */
export function useCheckAgain(room: string): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: promotionKey(room) });
}
