import { checkInFrom, checkOutBy, formatDate } from '@wayhouse/messages/format-date';
import type { Booking } from '@wayhouse/contracts/booking';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { AddToCalendar } from '../calendar/add-to-calendar.js';
import { bookingGroup } from '../booking-groups.js';
import { ChangeButton } from '../change/change-button.js';
import { DetailsButton } from '../details/details-button.js';
import { MessagesButton } from '../messages/messages-button.js';
import { messages } from '../messages.js';
import { CallHotel } from './call-hotel.js';
import type { DialogOfRow, ListState } from './list-state.js';
import { WriteToHotel } from './write-to-hotel.js';

/**
 * Check-in and check-out with their times, Add to calendar while the stay is still ahead, messages, how to write to the hotel and to
 * call it, until the stay is over the details for it, and as long as that is possible how to change it.
 */
export function BookingDates({ booking, list }: { booking: Booking; list: ListState }) {
  const open = (dialog: DialogOfRow) => () => list.onOpen(dialog, booking._id);
  const isAhead = booking.state !== 'cancelled' && !hasStarted(booking, list.now);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4">
        <Day label={messages.checkIn} date={booking.checkInDate} time={checkInFrom(booking.hotel)} />
        <Day label={messages.checkOut} date={booking.checkOutDate} time={checkOutBy(booking.hotel)} />
      </dl>
      <div className="mt-1 -ml-4 flex flex-wrap">
        {isAhead && <AddToCalendar booking={booking} />}
        <MessagesButton booking={booking} onOpen={open('messages')} />
        <WriteToHotel booking={booking} />
        <CallHotel booking={booking} />
        {bookingGroup(booking, list.now) === 'upcoming' && <DetailsButton booking={booking} onOpen={open('details')} />}
        {isChangeable(booking, list.now) && <ChangeButton booking={booking} onOpen={open('change')} />}
      </div>
    </>
  );
}

const isChangeable = ({ changeableUntil }: Booking, now: number) =>
  changeableUntil !== undefined && isFreeToCancel(changeableUntil, now);

const Day = ({ label, date, time }: { label: string; date: string; time: string }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-medium">{formatDate(date)}</dd>
    <dd className="text-sm text-muted">{time}</dd>
  </div>
);
