import type { Booking } from '@wayhouse/contracts/booking';
import { ConnectionMark } from '../../../shared/connection-status.js';
import { texts } from '../messages.js';
import type { News, useNews } from './use-booking-updates.js';

type Props = ReturnType<typeof useNews> & { bookings: Booking[] | undefined; readAt: number };

/** Whether the page is live, and what happened last; said once the booking it was has been read. */
export function LiveLine({ connection, news, bookings, readAt }: Props) {
  const last = news.at(-1);
  return (
    <div className="mt-4 flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <ConnectionMark connection={connection} />
      <p role="status" className="min-w-0 truncate text-accent">
        {last && readAt > last.heardAt && sayNews(last, bookings)}
      </p>
    </div>
  );
}

function sayNews({ bookingId, what }: News, bookings: Booking[] = []): string {
  const booking = bookings.find(({ _id }) => _id === bookingId);
  return booking ? texts.newsOf(texts.news[what], booking.user.username, booking.room.roomType) : texts.news[what];
}
