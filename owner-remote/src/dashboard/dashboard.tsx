import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { lookAgain } from '../parts/look-again.js';
import { HotelAtAGlance } from './hotel-at-a-glance.js';
import { LiveLine } from './live-line.js';
import { RecentBookings } from './recent-bookings.js';
import { texts } from './texts.js';
import { useHotelBookings } from './use-hotel-bookings.js';
import { useNews } from './use-news.js';

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
