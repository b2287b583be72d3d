import type { BookingState } from '@wayhouse/domain/booking-state';
import type { PaidInPart } from '@wayhouse/contracts/paid-in-part';
import { formatAmount } from '@wayhouse/messages/format-money';
import { messages } from './messages.js';

type Stay = { state: BookingState; paidInPart?: PaidInPart };

/** `$100 of $530 paid`, or whether it is paid. */
export function paymentOfStay({ state, paidInPart }: Stay): string {
  if (!paidInPart) return messages.state[state];
  const money = (amount: number) => formatAmount(amount, paidInPart.currency);
  return messages.paidInPart(money(paidInPart.paid), money(paidInPart.totalPrice));
}

/** As the calendars colour it: also of one that was paid whose price has risen since, a rest is owed. */
export const shownState = ({ state, paidInPart }: Stay): BookingState => (paidInPart ? 'unpaid' : state);
