import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useOwnHotels } from '../../../shared/use-own-hotels.js';
import { messages } from './messages.js';

const HotelsSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-10">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
);

export function AllHotelsPage() {
  const { data: hotels, isPending, isFetching, refetch } = useOwnHotels();
  return (
    <>
      <PageHeading title={messages.title}>{messages.lead}</PageHeading>
      <div className="mt-8">
        {hotels ? (
          <HotelTables hotels={hotels} />
        ) : isPending ? (
          <HotelsSkeleton />
        ) : (
          <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </div>
    </>
  );
}

/** Loaded with the page: owners of one hotel need it nowhere. */
const HotelTables = loadable(async () => (await import('./hotel-tables.js')).HotelTables, {
  skeleton: <HotelsSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
