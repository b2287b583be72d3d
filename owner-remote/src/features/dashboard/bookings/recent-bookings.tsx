import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { CalendarHeart } from 'lucide-react';
import { useId, useState } from 'react';
import { AddRoomPrompt } from '../../../shared/add-room-prompt.js';
import { useTypedParam } from '../../../shared/use-typed-param.js';
import { BookingList } from './booking-list.js';
import { FindToolbar } from './find/find-toolbar.js';
import { FoundBookings } from './find/lazy-found-bookings.js';
import { messages } from '../messages.js';
import type { useHotelBookings } from './use-hotel-bookings.js';

type Props = { query: ReturnType<typeof useHotelBookings>; newIds: ReadonlySet<string> };

/** The newest bookings first, more on request, or those that are looked for; those in `newIds` are highlighted. */
export function RecentBookings({ query, newIds, refetchInterval }: Props & { refetchInterval: number | false }) {
  const [text, day] = [useTypedParam('find'), useTypedParam('on')];
  const asked = text.stored.trim();
  const isFinding = asked !== '' || day.stored !== '';
  const heading = useId();
  const [isLoadingMore, setLoadingMore] = useState(false);
  async function showMore() {
    setLoadingMore(true);
    // A refetch in progress goes first: fetching the next page would cancel it, and its updates would be lost.
    if (query.isFetching) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage();
    setLoadingMore(false);
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 font-display text-2xl">
        {messages.recent}
      </h2>
      <FindToolbar text={text} day={day} />
      {isFinding ? (
        <FoundBookings text={asked} day={day.stored} newIds={newIds} refetchInterval={refetchInterval} />
      ) : (
        <>
          <Bookings query={query} newIds={newIds} />
          {query.hasNextPage && (
            <Button variant="secondary" className="mt-5" busy={isLoadingMore} onClick={() => void showMore()}>
              {messages.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Bookings({ query: { data, isPending, isFetching, refetch }, newIds }: Props) {
  if (isPending) {
    return (
      <div role="status" aria-label={messages.loadingRecent}>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (!data) return <ErrorState {...messages.recentFailed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data.length) return <AddRoomPrompt icon={<CalendarHeart />} {...messages.empty} />;
  return <BookingList label={messages.recent} bookings={data} newIds={newIds} />;
}
