import { toAmount, toMinor } from './money.js';

/** What a hotel has refunded, in units of the currency; `handedBack` is the part of it that changes of the stay have caused. */
type RefundedAtHotel = { refunded: number; handedBack?: { amount: number } };

/** By the hotel, because the stay was cancelled. */
export const refundedOtherwise = ({ refunded, handedBack }: RefundedAtHotel): number =>
  toAmount(toMinor(refunded) - toMinor(handedBack?.amount ?? 0));
