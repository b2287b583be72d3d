import type { Booking } from '@wayhouse/contracts/booking';
import { payTogether } from '@wayhouse/contracts/calls/booking-calls';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from '../messages.js';
import { usePay } from './use-pay.js';

type Props = { bookings: [Booking, ...Booking[]]; variant?: 'quiet' | 'secondary' };

/** Pays several bookings that were made together on one page. */
export function PayTogether({ bookings, variant = 'secondary' }: Props) {
  const pay = usePay(payTogether);
  const [{ _id, currency }] = bookings;
  const total = toAmount(bookings.reduce((sum, { totalPrice }) => sum + toMinor(totalPrice), 0));
  return (
    <Button size="small" variant={variant} busy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate(_id)}>
      {messages.payTogether(bookings.length, formatAmount(total, currency))}
    </Button>
  );
}
