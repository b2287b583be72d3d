import { stayStatusOf } from '@wayhouse/domain/stay-status';
import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { formatAmount } from '@wayhouse/messages/format-money';
import { limits } from '@wayhouse/domain/limits';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { newKey } from '@wayhouse/web-kit/new-key';
import { useState } from 'react';
import { ChangeStay } from '../../shared/change-stay/change-stay.js';
import { messages as changeMessages } from '../../shared/change-stay/messages.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { messages } from './messages.js';
import { useBookingActions } from './use-booking-actions.js';
import { hotelBookingKey } from './use-hotel-booking.js';

type DialogName = 'paid' | 'change' | 'no-show' | 'cancel';

/** The owner’s actions on a booking, each with a confirmation. */
export function BookingActions({ of: { booking, guest, noShow, cancelling, isChangeable } }: { of: HotelBooking }) {
  const { owed } = booking;
  const isAtDesk = booking.bookedBy === 'hotel';
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const [note, setNote] = useState('');
  const [key, setKey] = useState(newKey);
  const closeDialog = () => setOpenDialog(undefined);
  const { markPaid, noShow: recordNoShow, cancel } = useBookingActions(booking._id, closeDialog);
  const format = (amount: number) => formatAmount(amount, booking.currency);
  const open = (what: DialogName) => {
    markPaid.reset();
    recordNoShow.reset();
    cancel.reset();
    setNote('');
    setKey(newKey());
    setOpenDialog(what);
  };
  return (
    <>
      {(owed > 0 || isChangeable || noShow || cancelling) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {owed > 0 && <Button onClick={() => open('paid')}>{messages.markPaid.action}</Button>}
          {isChangeable && (
            <Button variant="secondary" onClick={() => open('change')}>
              {changeMessages.title}
            </Button>
          )}
          {noShow && (
            <Button variant="secondary" onClick={() => open('no-show')}>
              {messages.noShow.action}
            </Button>
          )}
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
        onConfirm={owed > 0 ? () => markPaid.mutate({ amount: owed, note: note.trim() || undefined, key }) : undefined}
      >
        {owed > 0 && (
          <>
            <p>{messages.markPaid[isAtDesk ? 'bodyAtDesk' : 'body'](guest.name, format(owed))}</p>
            <TextField
              label={messages.markPaid.note}
              hint={messages.markPaid.noteHint}
              className="mt-4"
              maxLength={limits.paymentNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        )}
      </ConfirmDialog>
      {openDialog === 'change' && <ChangeBookedStay booking={booking} onClose={closeDialog} />}
      <ConfirmDialog
        open={openDialog === 'no-show'}
        onClose={closeDialog}
        labels={messages.noShow}
        mutation={recordNoShow}
        onConfirm={noShow && (() => recordNoShow.mutate())}
        isDestructive
      >
        {noShow && (
          <>
            <p>{isAtDesk ? messages.noShow.bodyAtDesk : messages.noShow.body(guest.name)}</p>
            <p className="mt-3 font-medium">
              {noShow.charge > 0 ? messages.noShow.charge(format(noShow.charge)) : messages.noShow.free}
            </p>
            {noShow.byCard + noShow.atHotel > 0 && <RefundSummary refunds={noShow} money={format} />}
          </>
        )}
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
            <p>{messages.cancel[isAtDesk ? 'bodyAtDesk' : 'body'](guest.name)}</p>
            <RefundSummary refunds={cancelling} money={format} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function ChangeBookedStay({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { _id: bookingId, room, hotel, user, checkInDate: checkIn, checkOutDate: checkOut, guests } = booking;
  const isInHouse = stayStatusOf(booking) === 'in-house';
  return (
    <ChangeStay
      stay={{
        ...{ bookingId, checkIn, checkOut, guests, isInHouse },
        ...{ room: room._id, roomType: room.roomType, guest: user.username },
      }}
      city={hotel.city}
      today={todayIn(timeZoneOf(hotel.city), new Date())}
      onChanged={(changed) => queryClient.setQueryData<HotelBooking>(hotelBookingKey(bookingId), changed)}
      onClose={onClose}
    />
  );
}

type RefundSummaryProps = { refunds: NonNullable<HotelBooking['cancelling']>; money: (amount: number) => string };

/** The refund by payment method. */
const RefundSummary = ({ refunds: { byCard, atHotel }, money }: RefundSummaryProps) => (
  <ul className="mt-3 space-y-2 font-medium">
    {byCard > 0 && <li>{messages.cancel.byCard(money(byCard))}</li>}
    {atHotel > 0 && <li>{messages.cancel.atHotel(money(atHotel))}</li>}
    {byCard + atHotel === 0 && <li>{messages.cancel.nothing}</li>}
  </ul>
);
