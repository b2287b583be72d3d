import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { loadable } from '@wayhouse/web-kit/loadable';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft, CalendarX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useDashboardAddress } from '../../shared/dashboard-address.js';
import { useFollowHotel } from '../../shared/use-follow-hotel.js';
import { messages } from './messages.js';
import { useHotelBooking } from './use-hotel-booking.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ownerPaths } from '../../shared/owner-paths.js';

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
  useFollowHotel(data?.booking.hotel._id);

  if (isPending) return <BookingSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <BookingNotFound />;
  if (!data) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <BookingView of={data} />;
}

const BookingNotFound = () => (
  <EmptyState
    icon={<CalendarX />}
    title={messages.unknown.title}
    action={
      <Link to={ownerPaths.dashboard} className={buttonStyle()}>
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

/** Loaded with the page: no other one of the owner area needs it. */
const BookingView = loadable<{ of: HotelBooking }>(async () => (await import('./booking-view.js')).BookingView, {
  skeleton: <BookingSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
