import { paths } from '@wayhouse/contracts/paths';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft, CalendarX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useDashboardAddress } from '../../shared/dashboard-address.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import { BookingHistory } from './booking-history.js';
import { BookingStatement } from './booking-statement.js';
import { messages } from './messages.js';
import { useHotelBooking } from './use-hotel-booking.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';

export function BookingPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Link to={useDashboardAddress()} className={buttonStyle('quiet', 'small', '-ml-4 mb-2')}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <PageHeading title={messages.title}>{messages.lead}</PageHeading>
      <div className="mt-8">
        <BookingContent key={id} id={id} />
      </div>
    </>
  );
}

function BookingContent({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useHotelBooking(id);

  if (isPending) return <BookingSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <BookingNotFound />;
  if (!data) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <BookingDetails of={data} />
      <div className="grid gap-5">
        <BookingStatement of={data}>
          <BookingActions of={data} />
        </BookingStatement>
        <BookingHistory of={data} />
      </div>
    </div>
  );
}

const BookingNotFound = () => (
  <EmptyState
    icon={<CalendarX />}
    title={messages.unknown.title}
    action={
      <Link to={paths.owner} className={buttonStyle()}>
        {messages.unknown.action}
      </Link>
    }
  >
    {messages.unknown.body}
  </EmptyState>
);

const BookingSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid items-start gap-5 lg:grid-cols-2">
    <Skeleton className="h-84 rounded-card" />
    <div className="grid gap-5">
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </div>
);
