import type { Booking } from '@wayhouse/contracts/booking';
import { latestArrival } from '@wayhouse/domain/arrival';
import { clockOf, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { limits } from '@wayhouse/domain/limits';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { addDays, nightsOf } from '@wayhouse/domain/stay';
import { formatInstant } from '@wayhouse/messages/format-date';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { useState } from 'react';
import { StayFields } from '../../../shared/stay-fields/stay-fields.js';
import { useTakenNights } from '../../../shared/stay-fields/use-taken-nights.js';
import { messages } from '../messages.js';
import { ChangedPrice } from './changed-price.js';
import { useChangeStay } from './use-change-stay.js';

export type ChangeDialogProps = { booking: Booking; onChanged: (bookingId: string) => void; onClose: () => void };

/** The dates and guests of the stay, and what it would cost with others. An error keeps what was chosen. */
export function ChangeDialog({ booking: current, onChanged, onClose }: ChangeDialogProps) {
  const { change: labels } = messages;
  // As it was when the dialog was opened, even if the page behind learns of another change.
  const [booking] = useState(current);
  const { hotel, room, checkInDate, checkOutDate, changeableUntil } = booking;
  const [wanted, setWanted] = useState({ checkIn: checkInDate, checkOut: checkOutDate, guests: booking.guests });
  const { isChanging, confirm, forget, ...change } = useChangeStay(booking, wanted, () => {
    onChanged(booking._id);
    onClose();
  });
  const [today] = useState(() => todayIn(timeZoneOf(clockOf(hotel)), new Date()));
  const latest = latestArrival(today);
  // A change that has been sent cannot be taken back.
  const close = () => isChanging || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={labels.title}
      description={changeableUntil && labels.lead(formatInstant(changeableUntil, hotel.city))}
      footer={
        <DialogActions dismiss={labels.keep} onDismiss={close} busy={isChanging}>
          <Button busy={isChanging} disabled={!change.terms || !change.isCurrent} onClick={confirm}>
            {labels.confirm}
          </Button>
        </DialogActions>
      }
    >
      <div className="pt-2">
        <fieldset disabled={isChanging} className="min-w-0">
          <StayFields
            order={wanted}
            onChange={(part) => {
              forget();
              setWanted((before) => ({ ...before, ...part }));
            }}
            earliest={today}
            latest={latest}
            taken={useOthersNights(booking, today, addDays(latest, limits.nights))}
            maxGuests={roomCapacity[room.roomType]}
            errors={errorsOf(change.error)}
          />
        </fieldset>
        <ChangedPrice booking={booking} {...change} />
      </div>
    </Dialog>
  );
}

/** The nights that are taken, besides those of the booking itself. */
function useOthersNights({ room, checkInDate, checkOutDate }: Booking, from: string, to: string): ReadonlySet<string> {
  const taken = useTakenNights(room._id, from, to);
  const own = nightsOf({ checkIn: checkInDate, checkOut: checkOutDate });
  return new Set([...taken].filter((night) => !own.includes(night)));
}

const errorsOf = (error: Error | null) => {
  if (!error) return {};
  return error instanceof ApiError && error.field === 'guests' ? { guests: error.message } : { dates: error.message };
};
