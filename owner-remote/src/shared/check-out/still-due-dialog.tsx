import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { useState } from 'react';
import { PaymentDialog } from '../payment/payment-dialog.js';
import { messages } from './messages.js';

export type StillDueProps = {
  of: Pick<HotelBooking, 'booking' | 'guest'>;
  onCheckOut: () => void;
  onClose: () => void;
};

/** Asks before a guest is checked out who still has to pay. A payment can be recorded first. */
export function StillDueDialog({ of, onCheckOut, onClose }: StillDueProps) {
  const { owed, currency } = of.booking;
  const [isPaying, setIsPaying] = useState(false);
  if (isPaying) return <PaymentDialog of={of} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.due(formatAmount(owed, currency))}
      footer={
        <DialogActions dismiss={messages.anyway} onDismiss={onCheckOut} busy={false}>
          <Button onClick={() => setIsPaying(true)}>{messages.pay}</Button>
        </DialogActions>
      }
    >
      <p>{messages.body(of.guest.name)}</p>
    </Dialog>
  );
}
