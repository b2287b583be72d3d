import type { Booking } from '@wayhouse/contracts/booking';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/button';
import { texts } from './texts.js';
import { usePay } from './use-pay.js';

/** Paid or Unpaid, and the way from one to the other. */
export function PaymentState({ booking, isConfirming }: { booking: Booking; isConfirming: boolean }) {
  const pay = usePay();
  const isPaid = booking.isPaid;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span
        className={classNames('inline-flex items-center gap-2 font-medium', isPaid ? 'text-success' : 'text-danger')}
      >
        <span aria-hidden className="size-2.5 rounded-pill bg-current" />
        {isPaid ? texts.paid : texts.unpaid}
      </span>
      {!isPaid && isConfirming && (
        <span role="status" className="animate-pulse text-sm text-muted">
          {texts.confirming}
        </span>
      )}
      {!isPaid && !isConfirming && (
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
