import type { Booking } from '@wayhouse/contracts/booking';
import { hasBegun } from '@wayhouse/contracts/hotel-time';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { AddToCalendar } from '../calendar/add-to-calendar.js';
import type { Page } from './list-state.js';
import { texts } from '../messages.js';

/** The two days with their times, and the way into the guest's calendar while the stay is still to come. */
export function BookingDates({ booking, page }: { booking: Booking; page: Page }) {
  const isToCome = booking.state !== 'cancelled' && !hasBegun(booking, page.now);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4">
        <Day label={texts.checkIn} date={booking.checkInDate} time={texts.checkInTime} />
        <Day label={texts.checkOut} date={booking.checkOutDate} time={texts.checkOutTime} />
      </dl>
      {isToCome && <AddToCalendar booking={booking} />}
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
