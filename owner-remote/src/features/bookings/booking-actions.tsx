import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { messages } from './messages.js';
import { useBookingActions } from './use-booking-actions.js';

/** The owner’s actions on a booking, each with a confirmation. */
export function BookingActions({ of: { booking, guest, cancelling } }: { of: HotelBooking }) {
  const { owed } = booking;
  const [openDialog, setOpenDialog] = useState<'paid' | 'cancel'>();
  const closeDialog = () => setOpenDialog(undefined);
  const { markPaid, cancel } = useBookingActions(booking._id, closeDialog);
  const format = (amount: number) => formatAmount(amount, booking.currency);
  const open = (what: 'paid' | 'cancel') => {
    markPaid.reset();
    cancel.reset();
    setOpenDialog(what);
  };
  return (
    <>
      {(owed > 0 || cancelling) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {owed > 0 && <Button onClick={() => open('paid')}>{messages.markPaid.action}</Button>}
          {cancelling && (
            <Button variant="secondary" onClick={() => open('cancel')}>
              {messages.cancel.action}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={openDialog === 'paid'}
        onClose={closeDialog}
        labels={{ ...messages.markPaid, confirm: messages.markPaid.confirm(format(owed)) }}
        mutation={markPaid}
        onConfirm={owed > 0 ? () => markPaid.mutate(owed) : undefined}
      >
        {owed > 0 && <p>{messages.markPaid.body(guest.name, format(owed))}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'cancel'}
        onClose={closeDialog}
        labels={messages.cancel}
        mutation={cancel}
        onConfirm={cancelling && (() => cancel.mutate())}
        isDestructive
      >
        {cancelling && (
          <>
            <p>{messages.cancel.body(guest.name)}</p>
            <RefundSummary cancelling={cancelling} money={format} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

type RefundSummaryProps = { cancelling: NonNullable<HotelBooking['cancelling']>; money: (amount: number) => string };

/** The refund by payment method. */
const RefundSummary = ({ cancelling: { byCard, atHotel }, money }: RefundSummaryProps) => (
  <ul className="mt-3 space-y-2 font-medium">
    {byCard > 0 && <li>{messages.cancel.byCard(money(byCard))}</li>}
    {atHotel > 0 && <li>{messages.cancel.atHotel(money(atHotel))}</li>}
    {byCard + atHotel === 0 && <li>{messages.cancel.nothing}</li>}
  </ul>
);
