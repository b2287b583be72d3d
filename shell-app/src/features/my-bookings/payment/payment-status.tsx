import type { Booking } from '@wayhouse/contracts/booking';
import { isPayableByCard } from '@wayhouse/domain/is-payable-by-card';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { shownPaymentState } from '@wayhouse/domain/shown-payment-state';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { StatusLabel } from '../list/status-label.js';
import { messages } from '../messages.js';
import { PayTogether } from './pay-together.js';
import { usePay } from './use-pay.js';

/** A booking that was changed may have a rest to pay, or something to come back; one whose payment came back may be unpaid again. */
function PaidStatus({ booking, unpaid }: { booking: Booking; unpaid: string }) {
  const { state, totalPrice, owed, pendingRefund, currency } = booking;
  const format = (amount: number) => formatAmount(amount, currency);
  const shown = shownPaymentState({ state, owed, total: totalPrice });
  return (
    <>
      {shown === 'unpaid' ? (
        <StatusLabel tone="plain">{unpaid}</StatusLabel>
      ) : (
        <StatusLabel tone="success">{messages.paid}</StatusLabel>
      )}
      {shown === 'in-part' && <p className="mt-1 text-sm">{messages.stillToPay(format(owed))}</p>}
      {pendingRefund > 0 && (
        <p className="mt-1 text-sm text-muted">{messages.cancelled.refundPending(format(pendingRefund))}</p>
      )}
    </>
  );
}

/** What is left after a part was paid at the hotel is paid there too. */
function PartStatus({ booking: { totalPrice, owed, currency } }: { booking: Booking }) {
  const paid = toAmount(toMinor(totalPrice) - toMinor(owed));
  return (
    <>
      <StatusLabel tone="plain">{messages.paidInPart}</StatusLabel>
      <p className="mt-1 text-sm">{messages.paidAndDue(formatAmount(paid, currency), formatAmount(owed, currency))}</p>
    </>
  );
}

/** `together` are those that it can be paid with, itself among them. */
type Props = { booking: Booking; together?: [Booking, ...Booking[]]; isConfirming: boolean; isPast: boolean };

/** Paid or Unpaid, with Pay Now for an unpaid booking, alone or with others. Of a past one nobody knows whether the hotel has been paid. */
export function PaymentStatus({ booking, together, isConfirming, isPast }: Props) {
  const pay = usePay();
  const unpaid = isPast ? messages.unpaidPast : messages.unpaid;
  if (booking.isPaid) return <PaidStatus booking={booking} unpaid={unpaid} />;
  if (!isPayableByCard(booking)) return <PartStatus booking={booking} />;
  const variant = isPast ? 'quiet' : 'secondary';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3 lg:min-h-9">
      <StatusLabel tone="plain">{unpaid}</StatusLabel>
      {isConfirming ? (
        <span role="status" className="animate-pulse text-sm text-muted">
          {messages.confirming}
        </span>
      ) : (
        <>
          <Button
            size="small"
            variant={variant}
            busy={pay.isPending || pay.isSuccess}
            onClick={() => pay.mutate(booking._id)}
          >
            {messages.payNow}
          </Button>
          {together && <PayTogether bookings={together} variant={variant} />}
        </>
      )}
    </div>
  );
}
