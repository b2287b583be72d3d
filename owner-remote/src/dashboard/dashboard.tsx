import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { DashboardWaiting } from './dashboard-waiting.js';
import { MoneyApart } from './money-apart.js';
import { RecentBookings } from './recent-bookings.js';
import { texts } from './texts.js';
import { Totals } from './totals.js';
import { useHotelBookings } from './use-hotel-bookings.js';

export const Dashboard = () => (
  <>
    <PageHeading title={texts.title}>{texts.lead}</PageHeading>
    <div className="mt-8">
      <HotelAtAGlance />
    </div>
  </>
);

function HotelAtAGlance() {
  const { data, isPending, isFetching, refetch } = useHotelBookings();

  if (isPending) return <DashboardWaiting />;
  if (!data) {
    return <ErrorState {...texts.failed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <>
      <Totals of={data} />
      <MoneyApart money={data} />
      <RecentBookings bookings={data.bookings} />
    </>
  );
}
