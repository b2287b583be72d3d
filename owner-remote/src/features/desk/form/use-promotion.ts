import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toPromotion } from '@wayhouse/contracts/adjustment-amounts';
import { checkPromotionCode } from '@wayhouse/contracts/calls/promotion-calls';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import type { Stay } from '@wayhouse/domain/stay';
import { useApi } from '@wayhouse/web-kit/api';

export type CheckedPromotion = { promotion?: AppliedPromotion; error?: string; isBusy: boolean };

const promotionKey = ['promotion'];

/** What a code takes off a stay in a room, and why not where it does not hold for it. Nothing is asked without a code. */
export function usePromotion(room: string, { checkIn, checkOut }: Stay, code: string): CheckedPromotion {
  const api = useApi();
  const stay = { room, checkInDate: checkIn, checkOutDate: checkOut };
  const { data, error, isFetching } = useQuery({
    queryKey: [...promotionKey, room, checkIn, checkOut, code],
    queryFn: async () => toPromotion((await api.call(checkPromotionCode, { ...stay, promotionCode: code })).promotion),
    enabled: code !== '' && checkIn < checkOut,
    retry: false,
    staleTime: Infinity,
    meta: { quiet: () => true },
  });
  if (code === '') return { isBusy: false };
  return error ? { error: error.message, isBusy: isFetching } : { promotion: data, isBusy: isFetching };
}

/** Checks codes again: something has failed on the way, or the code may have ended meanwhile. */
export function useCheckAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: promotionKey });
}
