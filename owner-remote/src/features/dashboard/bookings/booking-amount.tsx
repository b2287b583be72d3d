import type { Booking } from '@wayhouse/contracts/booking';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { messages } from '../messages.js';

/** The price of the stay; if it was cancelled, also the charge. */
export function BookingAmount({ booking: { totalPrice, cancellation } }: { booking: Booking }) {
  const { currency } = useHost().config;
  const total = <Price amount={totalPrice} currency={currency} />;
  if (!cancellation) return total;
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
