import { isNews } from '@wayhouse/domain/booking-change';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { NewBookingLink } from '../../shared/new-booking-link.js';
import { UnreadBookings } from '../../shared/unread/lazy-unread.js';
import { pollingInterval } from '../../shared/polling-interval.js';
import { HotelReport } from './report/hotel-report.js';
import { LiveStatus } from './updates/live-status.js';
import { RecentBookings } from './bookings/recent-bookings.js';
import { messages } from './messages.js';
import { Today } from './today/today.js';
import { useHotelBookings } from './bookings/use-hotel-bookings.js';
import { useBookingUpdates } from './updates/use-booking-updates.js';

export function DashboardPage() {
  const { connection, updates } = useBookingUpdates();
  const refetchInterval = pollingInterval(connection);
  const bookings = useHotelBookings(refetchInterval);
  const newIds = new Set(updates.filter(({ type }) => isNews(type)).map(({ bookingId }) => bookingId));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading title={messages.title}>{messages.lead}</PageHeading>
        <NewBookingLink />
      </div>
      <LiveStatus connection={connection} updates={updates} bookings={bookings.data} readAt={bookings.dataUpdatedAt}>
        <UnreadBookings refetchInterval={refetchInterval} />
      </LiveStatus>
      <div className="mt-6 grid gap-10">
        <Today refetchInterval={refetchInterval} newIds={newIds} />
        <HotelReport refetchInterval={refetchInterval} />
        <RecentBookings query={bookings} newIds={newIds} refetchInterval={refetchInterval} />
      </div>
    </>
  );
}
