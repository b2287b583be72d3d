import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { StatusLabel } from '../list/status-label.js';
import { messages } from '../messages.js';
import { usePay } from './use-pay.js';

/** Paid or Unpaid, with Pay Now for an unpaid booking. */
export function PaymentStatus({ booking, isConfirming }: { booking: Booking; isConfirming: boolean }) {
  const pay = usePay();
  if (booking.isPaid) return <StatusLabel tone="success">{messages.paid}</StatusLabel>;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3 lg:min-h-9">
      <StatusLabel tone="danger">{messages.unpaid}</StatusLabel>
      {isConfirming ? (
        <span role="status" className="animate-pulse text-sm text-muted">
          {messages.confirming}
        </span>
      ) : (
        <Button
          size="small"
          variant="secondary"
          busy={pay.isPending || pay.isSuccess}
          onClick={() => pay.mutate(booking._id)}
        >
          {messages.payNow}
        </Button>
      )}
    </div>
  );
}
