import type { Room } from '@wayhouse/contracts/room';
import { useSession } from '@wayhouse/web-kit/session';
import { type CheckedPromotion, useCheckedCode } from '@wayhouse/web-kit/use-checked-code';
import { datesProblem, type StayOrder } from './stay-order.js';

/** Checks the code of an order for its dates, for guests who are signed in. */
export function usePromotion(room: Room, order: StayOrder): CheckedPromotion {
  const { status } = useSession();
  const { code, checkIn, checkOut } = order;
  const isAsked = code !== '' && !datesProblem(room, order);
  const asked = isAsked ? { room: room._id, checkIn, checkOut, code } : undefined;
  const checked = useCheckedCode(asked, status === 'signed-in');
  return isAsked && status === 'loading' ? { ...checked, isBusy: true } : checked;
}
