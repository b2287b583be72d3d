import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { SearchX } from 'lucide-react';
import { messages } from '../../messages.js';
import { BookingList } from '../booking-list.js';
import { FoundBookingsSkeleton } from './found-bookings-skeleton.js';
import { isFieldError, useFoundBookings } from './use-found-bookings.js';

export type FoundBookingsProps = {
  text: string;
  day: string;
  newIds: ReadonlySet<string>;
  refetchInterval: number | false;
};

/** The bookings that are meant. What was found before stays until the next are there. */
export function FoundBookings({ text, day, newIds, refetchInterval }: FoundBookingsProps) {
  const { data, error, isFetching, refetch } = useFoundBookings(text, day, refetchInterval);
  if (isFieldError(error)) return <p role="alert">{error.message}</p>;
  if (error && !data) return <ErrorState {...messages.recentFailed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <FoundBookingsSkeleton />;
  return (
    <>
      <p role="status" className={data.bookings.length ? 'mb-4 text-sm text-muted' : 'sr-only'}>
        {data.isComplete ? messages.find.count(data.bookings.length) : messages.find.more(data.bookings.length)}
      </p>
      {data.bookings.length ? (
        <BookingList label={messages.find.list} bookings={data.bookings} newIds={newIds} />
      ) : (
        <EmptyState icon={<SearchX />} title={messages.find.none}>
          {messages.find.hint}
        </EmptyState>
      )}
    </>
  );
}
