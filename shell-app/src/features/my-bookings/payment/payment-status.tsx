import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { StateWord } from '../list/status-label.js';
import { texts } from '../messages.js';
import { usePay } from './use-pay.js';

/** Paid or Unpaid, and the way from one to the other. */
export function PaymentState({ booking, isConfirming }: { booking: Booking; isConfirming: boolean }) {
  const pay = usePay();
  if (booking.isPaid) return <StateWord tone="success">{texts.paid}</StateWord>;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3 lg:min-h-9">
      <StateWord tone="danger">{texts.unpaid}</StateWord>
      {isConfirming ? (
        <span role="status" className="animate-pulse text-sm text-muted">
          {texts.confirming}
        </span>
      ) : (
        <Button
          size="small"
          variant="secondary"
          busy={pay.isPending || pay.isSuccess}
          onClick={() => pay.mutate(booking._id)}
        >
          {texts.payNow}
        </Button>
      )}
    </div>
  );
}
