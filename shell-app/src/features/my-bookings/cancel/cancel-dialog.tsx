import type { Booking } from '@wayhouse/contracts/booking';
import { formatAmount } from '@wayhouse/contracts/money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { CancellationCost } from './cancellation-cost.js';
import { CancellationTrouble } from './cancellation-error-note.js';
import { StayToCancel } from './stay-summary.js';
import { texts } from '../messages.js';
import { useCancellation } from './use-cancellation.js';

type Props = { booking: Booking; now: number; onClose: () => void; onCancelled: (bookingId: string) => void };

const { cancel: words } = texts;

/** What cancelling costs, to the cent, before it is done. It stays open until it is done or the guest thinks otherwise. */
export function CancelDialog({ booking, now, onClose, onCancelled }: Props) {
  const { cost, error, isRefused, ...cancellation } = useCancellation(booking, onCancelled);
  const isFreeByNow = Date.parse(booking.freeCancellationUntil) >= now;
  const charge = cost?.charge ?? 0;
  const action = charge > 0 ? words.forCharge(formatAmount(charge, booking.currency)) : words.forFree;
  const canCancel = !isRefused && (cost || !error);
  // What is being cancelled can no longer be kept.
  const close = () => cancellation.isCancelling || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={words.title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={cancellation.isCancelling} onClick={close}>
            {words.keep}
          </Button>
          {canCancel && (
            <Button variant="danger" busy={!cost || cancellation.isBusy} onClick={cancellation.confirm}>
              {cancellation.hasFailed ? words.retry(action) : cost ? action : words.action}
            </Button>
          )}
        </div>
      }
    >
      <StayToCancel booking={booking} isFree={cost ? charge === 0 : isFreeByNow} />
      {!isRefused && <CancellationCost booking={booking} cost={cost} isFree={isFreeByNow} />}
      {error && (
        <CancellationTrouble
          message={error.message}
          onRetry={cost || isRefused ? undefined : cancellation.reload}
          isBusy={cancellation.isLoading}
        />
      )}
    </Dialog>
  );
}
