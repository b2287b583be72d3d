import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { clockOf, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { useState } from 'react';
import { useSetStayStatus } from '../../../shared/front-desk/use-set-stay-status.js';
import { ChangeBookedStay } from '../change-booked-stay.js';
import { useShowBooking } from '../../../shared/use-show-booking.js';
import { messages } from './messages.js';

export type EarlyCheckOutProps = { of: HotelBooking; onClose: () => void };

/** Asks what becomes of the nights that are left. Where the departure can be another day, that comes first. */
export function EarlyCheckOutDialog({ of: { booking, isChangeable }, onClose }: EarlyCheckOutProps) {
  const { _id, checkInDate: checkIn, checkOutDate, hotel } = booking;
  const show = useShowBooking();
  const [isChanging, setIsChanging] = useState(false);
  const { mutate, isPending } = useSetStayStatus(_id, (changed) => {
    void show(changed);
    onClose();
  });
  const today = todayIn(timeZoneOf(clockOf(hotel)), new Date());
  // A stay has at least one night.
  const checkOut = today > checkIn ? today : addDays(checkIn, 1);
  const mayChange = isChangeable && checkOut < checkOutDate;
  if (isChanging) return <ChangeBookedStay booking={booking} proposed={{ checkIn, checkOut }} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={messages.title}
      footer={
        <DialogActions
          dismiss={mayChange ? messages.change : messages.dismiss}
          onDismiss={mayChange ? () => setIsChanging(true) : onClose}
          busy={isPending}
        >
          <Button busy={isPending} onClick={() => mutate('departed')}>
            {messages.keep}
          </Button>
        </DialogActions>
      }
    >
      <p>{messages.left(daysBetween(today, checkOutDate))}</p>
      <p className="mt-3 text-muted">{mayChange ? messages.stillSold : messages.stillSoldAnyway}</p>
    </Dialog>
  );
}
