import type { Booking } from '@wayhouse/contracts/booking';
import { classNames } from '@wayhouse/web-kit/class-names';
import { texts } from './texts.js';
import type { News, useNews } from './use-news.js';

type Props = ReturnType<typeof useNews> & { bookings: Booking[] | undefined; readAt: number };

/** Whether the page is live, and what happened last; said once the booking it was has been read. */
export function LiveLine({ connection, news, bookings, readAt }: Props) {
  const last = news.at(-1);
  const { title, note } = texts.connection[connection];
  const isLive = connection === 'live';
  return (
    <div className="mt-4 flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <p title={note} className="flex items-center gap-2 font-medium text-muted">
        <span
          aria-hidden
          className={classNames('size-2 rounded-pill', isLive ? 'bg-success' : 'border border-edge bg-transparent')}
        />
        <span>{title}</span>
        <span className="sr-only">{note}</span>
      </p>
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
