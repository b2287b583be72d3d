import { useHost } from '@wayhouse/web-kit/remote-root';
import { formatAmount } from '@wayhouse/contracts/money';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { CalendarCheck, Wallet } from 'lucide-react';
import { DashboardWaiting } from './dashboard-waiting.js';
import { Figure, Figures } from './figures.js';
import { RecentBookings } from './recent-bookings.js';
import { useHotelBookings } from './use-hotel-bookings.js';

export const Dashboard = () => (
  <>
    <PageHeading title="Dashboard">Who is coming, and what your rooms bring in.</PageHeading>
    <div className="mt-8">
      <HotelAtAGlance />
    </div>
  </>
);

function HotelAtAGlance() {
  const { data, isPending, isFetching, refetch } = useHotelBookings();
  const { currency } = useHost().config;

  if (isPending) return <DashboardWaiting />;
  if (!data) {
    return (
      <ErrorState
        title="Your figures did not load"
        message="Your rooms and bookings are safe, and guests can book as always."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <>
      <Figures>
        <Figure title="Total Bookings" note="All bookings so far" Icon={CalendarCheck}>
          {data.totalBookings}
        </Figure>
        <Figure title="Total Revenue" note="Paid by your guests" Icon={Wallet}>
          {formatAmount(data.totalRevenue, currency)}
        </Figure>
      </Figures>
      <RecentBookings bookings={data.bookings} />
    </>
  );
}
