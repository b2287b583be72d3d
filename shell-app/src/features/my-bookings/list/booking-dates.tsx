import { checkInFrom, checkOutBy } from '@wayhouse/messages/format-date';
import type { Booking } from '@wayhouse/contracts/booking';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { AddToCalendar } from '../calendar/add-to-calendar.js';
import { messages } from '../messages.js';
import type { ListState } from './list-state.js';

/** Check-in and check-out with their times, and Add to calendar while the stay is still ahead. */
export function BookingDates({ booking, list }: { booking: Booking; list: ListState }) {
  const isAhead = booking.state !== 'cancelled' && !hasStarted(booking, list.now);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4">
        <Day label={messages.checkIn} date={booking.checkInDate} time={checkInFrom()} />
        <Day label={messages.checkOut} date={booking.checkOutDate} time={checkOutBy()} />
      </dl>
      {isAhead && <AddToCalendar booking={booking} />}
    </>
  );
}

const Day = ({ label, date, time }: { label: string; date: string; time: string }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-medium">{formatDay(date)}</dd>
    <dd className="text-sm text-muted">{time}</dd>
  </div>
);
