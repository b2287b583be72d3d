import type { Booking } from '@wayhouse/contracts/booking';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { usePay } from '../payment/use-pay.js';
import { messages } from './messages.js';

/** What is to be paid at the hotel, with the choice to pay it by card now. */
export function PaymentChoice({ booking }: { booking: Booking }) {
  const pay = usePay();
  const { _id, isPaid, atHotel, totalPrice, owed, currency } = booking;
  const amount = formatAmount(totalPrice, currency);
  if ((isPaid || atHotel) && owed > 0) {
    if (owed === totalPrice) return messages.payAtHotel(amount);
    const paid = toAmount(toMinor(totalPrice) - toMinor(owed));
    return messages.paidRest(formatAmount(paid, currency), formatAmount(owed, currency));
  }
  if (isPaid) return messages.paid(amount);
  return (
    <>
      {messages.payAtHotel(amount)}
      <div className="mt-2">
        <Button size="small" variant="secondary" busy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate(_id)}>
          {messages.payByCard(amount)}
        </Button>
      </div>
    </>
  );
}
