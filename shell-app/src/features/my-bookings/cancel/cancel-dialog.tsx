import type { Booking } from '@wayhouse/contracts/booking';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { useState } from 'react';
import { messages } from '../messages.js';
import { CancellationCost } from './cancellation-cost.js';
import { CancellationErrorNote } from './cancellation-error-note.js';
import { StaySummary } from './stay-summary.js';
import { TogetherCosts } from './together-costs.js';
import { type BookingCost, sumOf, useCancellation } from './use-cancellation.js';

type Props = {
  booking: Booking;
  /** With those that were made together with it and can be cancelled as well. */
  together: Booking[];
  now: number;
  onClose: () => void;
  onCancelled: (cancelled: Booking[]) => void;
};

/** Shows the exact charge before cancelling. It stays open until the booking is cancelled or the guest keeps it. */
export function CancelDialog({ booking, together, now, onClose, onCancelled }: Props) {
  const { cancel: labels } = messages;
  const [areAllWanted, wantAll] = useState(false);
  const isTogether = areAllWanted && together.length > 1;
  const wanted = isTogether ? together : [booking];
  const { costs, isComplete, error, isRefused, ...cancellation } = useCancellation(wanted, onCancelled);
  const isFreeNow = isFreeToCancel(booking.freeCancellationUntil, now);
  const { cost } = costs[0]!;
  const action = isTogether ? actionForAll(costs) : actionFor(costs);
  const canCancel = !isRefused && (isComplete || !error);
  // A cancellation that has been sent cannot be taken back.
  const close = () => cancellation.isCancelling || onClose();
  const choose = (what: 'one' | 'all') => {
    if (cancellation.isCancelling) return;
    cancellation.reset();
    wantAll(what === 'all');
  };
  return (
    <Dialog
      open
      onClose={close}
      title={isTogether ? labels.together.title(costs.length) : labels.title}
      footer={
        <DialogActions
          dismiss={isTogether ? labels.together.keep : labels.keep}
          onDismiss={close}
          busy={cancellation.isCancelling}
        >
          {canCancel && (
            <Button variant="danger" busy={!isComplete || cancellation.isBusy} onClick={cancellation.confirm}>
              {cancellation.hasFailed ? labels.retry(action) : isComplete ? action : labels.action}
            </Button>
          )}
        </DialogActions>
      }
    >
      {together.length > 1 && (
        <div className="mb-4">
          <RadioGroup
            label={labels.together.what}
            value={isTogether ? 'all' : 'one'}
            onChange={choose}
            options={[
              { value: 'one', label: labels.together.one },
              { value: 'all', label: labels.together.all(together.length) },
            ]}
          />
        </div>
      )}
      {isTogether ? (
        <TogetherCosts costs={costs} />
      ) : (
        <>
          <StaySummary booking={booking} isFree={cost ? cost.charge === 0 : isFreeNow} />
          {!isRefused && <CancellationCost booking={booking} cost={cost} isFree={isFreeNow} />}
        </>
      )}
      {error && (
        <CancellationErrorNote
          message={error.message}
          onRetry={isComplete || isRefused ? undefined : cancellation.reload}
          isBusy={cancellation.isLoading}
        />
      )}
    </Dialog>
  );
}

function actionFor(costs: BookingCost[]): string {
  const { confirmCharge, confirmFree } = messages.cancel;
  const charge = sumOf(costs, ({ charge }) => charge);
  return charge > 0 ? confirmCharge(formatAmount(charge, costs[0]!.booking.currency)) : confirmFree;
}

function actionForAll(costs: BookingCost[]): string {
  const { confirmCharge, confirmFree } = messages.cancel.together;
  const charge = sumOf(costs, ({ charge }) => charge);
  return charge > 0
    ? confirmCharge(costs.length, formatAmount(charge, costs[0]!.booking.currency))
    : confirmFree(costs.length);
}
