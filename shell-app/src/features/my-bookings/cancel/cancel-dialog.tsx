import type { Booking } from '@wayhouse/contracts/booking';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { messages } from '../messages.js';
import { CancellationCost } from './cancellation-cost.js';
import { CancellationErrorNote } from './cancellation-error-note.js';
import { StaySummary } from './stay-summary.js';
import { useCancellation } from './use-cancellation.js';

type Props = { booking: Booking; now: number; onClose: () => void; onCancelled: (bookingId: string) => void };

/** Shows the exact charge before cancelling. It stays open until the booking is cancelled or the guest keeps it. */
export function CancelDialog({ booking, now, onClose, onCancelled }: Props) {
  const { cancel: labels } = messages;
  const { cost, error, isRefused, ...cancellation } = useCancellation(booking, onCancelled);
  const isFreeNow = isFreeToCancel(booking.freeCancellationUntil, now);
  const charge = cost?.charge ?? 0;
  const action = charge > 0 ? labels.confirmCharge(formatAmount(charge, booking.currency)) : labels.confirmFree;
  const canCancel = !isRefused && (cost || !error);
  // A cancellation that has been sent cannot be taken back.
  const close = () => cancellation.isCancelling || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={labels.title}
      footer={
        <DialogActions dismiss={labels.keep} onDismiss={close} busy={cancellation.isCancelling}>
          {canCancel && (
            <Button variant="danger" busy={!cost || cancellation.isBusy} onClick={cancellation.confirm}>
              {cancellation.hasFailed ? labels.retry(action) : cost ? action : labels.action}
            </Button>
          )}
        </DialogActions>
      }
    >
      <StaySummary booking={booking} isFree={cost ? charge === 0 : isFreeNow} />
      {!isRefused && <CancellationCost booking={booking} cost={cost} isFree={isFreeNow} />}
      {error && (
        <CancellationErrorNote
          message={error.message}
          onRetry={cost || isRefused ? undefined : cancellation.reload}
          isBusy={cancellation.isLoading}
        />
      )}
    </Dialog>
  );
}
