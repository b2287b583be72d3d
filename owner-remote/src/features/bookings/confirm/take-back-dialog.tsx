import type { Booking } from '@wayhouse/contracts/booking';
import { formatInstant } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useBookingActions } from '../../../shared/use-booking-actions.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { messages } from './messages.js';

export type TakeBackDialogProps = {
  booking: Booking;
  isGuestEmailed?: true;
  payment: { paymentId: string; amount: number; at: string };
  onClose: () => void;
};

export function TakeBackDialog({ booking, isGuestEmailed, payment, onClose }: TakeBackDialogProps) {
  const { paymentId, amount, at } = payment;
  const { takeBack } = useBookingActions(booking._id, onClose);
  const { body, emailed } = messages.takeBack;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      labels={messages.takeBack}
      mutation={takeBack}
      onConfirm={() => takeBack.mutate(paymentId)}
      isDestructive
    >
      <p>{body(formatAmount(amount, booking.currency), formatInstant(at, booking.hotel.city))}</p>
      {isGuestEmailed && <p className="mt-3">{emailed}</p>}
    </ConfirmDialog>
  );
}
