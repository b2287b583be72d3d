import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { newKey } from '@wayhouse/web-kit/new-key';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { messages } from './messages.js';
import { PaymentDialog } from '../../../shared/payment/payment-dialog.js';
import { useBookingActions } from '../../../shared/use-booking-actions.js';

type Props = { of: HotelBooking; onClose: () => void };
export type BookingDialogProps = Props & { name: 'paid' | 'no-show' | 'cancel' };

/** What the owner confirms about a booking. */
export function BookingDialog({ name, ...props }: BookingDialogProps) {
  switch (name) {
    case 'paid':
      return <PaymentDialog {...props} />;
    case 'no-show':
      return <NoShowDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
  }
}

function NoShowDialog({ of: { booking, guest, noShow, isGuestEmailed }, onClose }: Props) {
  const [key] = useState(newKey);
  const { noShow: record } = useBookingActions(booking._id, onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      labels={messages.noShow}
      mutation={record}
      onConfirm={noShow && (() => record.mutate({ key, handBack: noShow.atHotel }))}
      isDestructive
    >
      {noShow && (
        <>
          <p>{messages.noShow[isGuestEmailed ? 'body' : 'bodyWithoutEmail'](guest.name)}</p>
          <p className="mt-3 font-medium">
            {noShow.charge > 0
              ? messages.noShow.charge(formatAmount(noShow.charge, booking.currency))
              : messages.noShow.free}
          </p>
          {noShow.byCard + noShow.atHotel > 0 && <RefundSummary refunds={noShow} booking={booking} />}
        </>
      )}
    </ConfirmDialog>
  );
}

function CancelDialog({ of: { booking, guest, cancelling, isGuestEmailed }, onClose }: Props) {
  const [key] = useState(newKey);
  const { cancel } = useBookingActions(booking._id, onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      labels={messages.cancel}
      mutation={cancel}
      onConfirm={cancelling && (() => cancel.mutate({ key, handBack: cancelling.atHotel }))}
      isDestructive
    >
      {cancelling && (
        <>
          <p>{messages.cancel[isGuestEmailed ? 'body' : 'bodyWithoutEmail'](guest.name)}</p>
          <RefundSummary refunds={cancelling} booking={booking} />
        </>
      )}
    </ConfirmDialog>
  );
}

const isAnythingPaid = ({ paid, atHotel }: HotelBooking['booking']): boolean => paid > 0 || atHotel !== undefined;

type RefundSummaryProps = { refunds: NonNullable<HotelBooking['cancelling']> } & Pick<HotelBooking, 'booking'>;

/** The refund by payment method. A card payment may have been refunded by hand before. */
const RefundSummary = ({ refunds: { byCard, atHotel }, booking }: RefundSummaryProps) => (
  <ul className="mt-3 space-y-2 font-medium">
    {byCard > 0 && <li>{messages.cancel.byCard(formatAmount(byCard, booking.currency))}</li>}
    {atHotel > 0 && <li>{messages.cancel.atHotel(formatAmount(atHotel, booking.currency))}</li>}
    {byCard + atHotel === 0 && <li>{messages.cancel[isAnythingPaid(booking) ? 'goneBack' : 'nothing']}</li>}
  </ul>
);
