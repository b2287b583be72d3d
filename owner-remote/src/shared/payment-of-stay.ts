import type { BookingState } from '@wayhouse/domain/booking-state';
import type { PaidInPart } from '@wayhouse/contracts/paid-in-part';
import { formatAmount } from '@wayhouse/messages/format-money';
import { messages } from './messages.js';

type Stay = { state: BookingState; paidInPart?: PaidInPart };

/** `$100 of $530 paid`, or whether it is paid. */
export function paymentOfStay(stay: Stay): string {
  const { paidInPart } = stay;
  if (!paidInPart?.paid) return messages.state[shownState(stay)];
  const money = (amount: number) => formatAmount(amount, paidInPart.currency);
  return messages.paidInPart(money(paidInPart.paid), money(paidInPart.totalPrice));
}

/** As the calendars colour it: of one that was paid a rest may be owed since, or all of it. */
export const shownState = ({ state, paidInPart }: Stay): BookingState => (paidInPart ? 'unpaid' : state);
