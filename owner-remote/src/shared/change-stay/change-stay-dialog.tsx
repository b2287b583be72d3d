import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { limits } from '@wayhouse/domain/limits';
import type { RoomType } from '@wayhouse/domain/room-types';
import type { Stay } from '@wayhouse/domain/stay';
import { formatAmount } from '@wayhouse/messages/format-money';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import type { StayAndGuests } from '@wayhouse/web-kit/use-stay-change';
import { useState } from 'react';
import { StayFields } from '../stay-fields/stay-fields.js';
import { ChangedPrice } from './changed-price.js';
import { messages } from './messages.js';
import { useChangeStay } from './use-change-stay.js';

export type ChangeStayProps = {
  stay: StayAndGuests & { bookingId: string; room: string; roomType: RoomType; guest: string; isInHouse?: boolean };
  /** The dates that are proposed; without them those that the stay has. */
  proposed?: Stay;
  /** Of the hotel. */
  city: string;
  today: string;
  onChanged: (changed: HotelBooking) => void;
  onClose: () => void;
};

/** The dates and guests of the stay, and what it would cost with others. An error keeps what was chosen. */
export function ChangeStayDialog({ stay, proposed = stay, city, today, onChanged, onClose }: ChangeStayProps) {
  const { bookingId, guest, guests, isInHouse } = stay;
  // What it was when the dialog was opened, even if the page behind learns of another change.
  const [seen] = useState(stay);
  const [wanted, setWanted] = useState({ checkIn: proposed.checkIn, checkOut: proposed.checkOut, guests });
  const [note, setNote] = useState('');
  const { isChanging, confirm, forget, error, ...change } = useChangeStay({
    bookingId,
    seen,
    wanted,
    note,
    onDone(changed) {
      onChanged(changed);
      onClose();
    },
  });
  const errors = errorsOf(error);
  // A change that has been sent cannot be taken back.
  const close = () => isChanging || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={messages.title}
      description={isInHouse ? messages.leadInHouse(guest) : messages.lead(guest)}
      footer={
        <DialogActions dismiss={messages.keep} onDismiss={close} busy={isChanging}>
          <Button busy={isChanging} disabled={!change.terms || !change.isCurrent} onClick={confirm}>
            {change.terms?.handBack
              ? messages.confirmHandBack(formatAmount(change.terms.handBack, change.terms.currency))
              : messages.confirm}
          </Button>
        </DialogActions>
      }
    >
      <div className="grid gap-4 pt-2">
        <fieldset disabled={isChanging}>
          <StayFields
            dates={wanted}
            guests={wanted.guests}
            onChange={(part) => {
              forget();
              setWanted((before) => ({ ...before, ...part }));
            }}
            room={{ id: stay.room, roomType: stay.roomType }}
            today={today}
            own={stay}
            isInHouse={isInHouse}
            errors={errors}
          />
        </fieldset>
        <ChangedPrice dates={wanted} city={city} isInHouse={isInHouse} {...change} hasFailed={error !== null} />
        {change.terms?.handBack && (
          <TextField
            label={messages.note}
            hint={messages.noteHint}
            error={errors.note}
            maxLength={limits.paymentNote}
            disabled={isChanging}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

const errorsOf = (error: Error | null): { dates?: string; guests?: string; note?: string } => {
  if (!error) return {};
  const field =
    error instanceof ApiError && (error.field === 'guests' || error.field === 'note') ? error.field : 'dates';
  return { [field]: error.message };
};
