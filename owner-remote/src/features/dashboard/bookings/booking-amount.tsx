import type { Booking } from '@wayhouse/contracts/booking';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { messages } from '../messages.js';

/** The price of the stay and what of it is left to pay; if it was cancelled, the charge. */
export function BookingAmount({ booking: { totalPrice, currency, owed, cancellation } }: { booking: Booking }) {
  const total = <Price amount={totalPrice} currency={currency} />;
  if (!cancellation)
    return owed > 0 && owed < totalPrice ? (
      <>
        {total}
        <span className="block text-sm whitespace-nowrap text-muted">{messages.due(formatAmount(owed, currency))}</span>
      </>
    ) : (
      total
    );
  const { charge } = cancellation;
  return (
    <>
      <s className="text-muted">{total}</s>
      <span className="block text-sm whitespace-nowrap text-muted">
        {charge ? messages.charged(formatAmount(charge, currency)) : messages.notCharged}
      </span>
    </>
  );
}
