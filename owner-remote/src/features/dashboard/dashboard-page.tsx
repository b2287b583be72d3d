import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { lookAgain } from '../../shared/polling-interval.js';
import { HotelAtAGlance } from './report/hotel-report.js';
import { LiveLine } from './updates/live-status.js';
import { RecentBookings } from './bookings/recent-bookings.js';
import { texts } from './messages.js';
import { useHotelBookings } from './bookings/use-hotel-bookings.js';
import { useNews } from './updates/use-booking-updates.js';

export function Dashboard() {
  const { connection, news } = useNews();
  const refetchInterval = lookAgain(connection);
  const bookings = useHotelBookings(refetchInterval);
  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <LiveLine connection={connection} news={news} bookings={bookings.data} readAt={bookings.dataUpdatedAt} />
      <div className="mt-6">
        <HotelAtAGlance refetchInterval={refetchInterval} />
      </div>
      <RecentBookings query={bookings} fresh={new Set(news.map(({ bookingId }) => bookingId))} />
    </>
  );
}
