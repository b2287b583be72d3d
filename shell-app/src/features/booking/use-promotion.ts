import { useQuery } from '@tanstack/react-query';
import { toPromotion } from '@wayhouse/contracts/adjustment-amounts';
import { checkPromotionCode } from '@wayhouse/contracts/calls/promotion-calls';
import type { Room } from '@wayhouse/contracts/room';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useSession } from '@wayhouse/web-kit/session';
import { datesProblem, type StayOrder } from './stay-order.js';

export const promotionKey = (room: string) => ['promotion', room];

/** What the code of an order takes off, and why not where it does not hold for the stay. */
export type CheckedPromotion = { promotion?: AppliedPromotion; error?: string; isBusy: boolean };

/** Checks the code of an order for its dates, for guests who are signed in. */
export function usePromotion(room: Room, order: StayOrder): CheckedPromotion {
  const api = useApi();
  const { status } = useSession();
  const { code, checkIn, checkOut } = order;
  const stay = { room: room._id, checkInDate: checkIn, checkOutDate: checkOut };
  const isAsked = code !== '' && !datesProblem(room, order);
  const { data, error, isFetching } = useQuery({
    queryKey: [...promotionKey(room._id), checkIn, checkOut, code],
    queryFn: async () => toPromotion((await api.call(checkPromotionCode, { ...stay, promotionCode: code })).promotion),
    enabled: isAsked && status === 'signed-in',
    // A refusal stays one; what failed on the way is tried again with the button.
    retry: false,
    staleTime: Infinity,
    meta: { quiet: () => true },
  });
  if (!isAsked) return { isBusy: false };
  if (error) return { error: error instanceof ApiError ? error.message : String(error), isBusy: isFetching };
  return { promotion: data, isBusy: isFetching || status === 'loading' };
}
