import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { BookingNewsSkeleton } from '../confirmation/booking-news.js';
import { messages } from '../messages.js';

/** Placeholder for the tabs and the upcoming bookings, in their final size. */
export const BookingsSkeleton = () => (
  <div data-loading role="status" aria-label={messages.loading}>
    <BookingNewsSkeleton />
    <div className="flex h-11.25 items-center gap-6 border-b border-line">
      {['w-28', 'w-20', 'w-28'].map((width, position) => (
        <Skeleton key={position} className={`h-6 ${width}`} />
      ))}
    </div>
    <div className="grid gap-6 pt-6 sm:grid-cols-2 lg:block">
      <Skeleton className="mb-3 hidden h-5 w-16 lg:block" />
      {[1, 2, 3].map((row) => (
        <Row key={row} />
      ))}
    </div>
  </div>
);

const Row = () => (
  <div className="overflow-hidden rounded-card border border-line lg:flex lg:gap-5 lg:rounded-none lg:border-0 lg:border-t lg:py-6">
    <Skeleton className="aspect-[16/10] rounded-none lg:aspect-[4/3] lg:w-40 lg:rounded-card xl:w-44" />
    <div className="grow p-5 lg:p-0">
      <Skeleton className="h-7 w-1/2 lg:w-1/3" />
      <Skeleton className="mt-2 h-5 w-2/3 lg:w-1/4" />
      <Skeleton className="mt-2 h-5 w-1/4 lg:w-1/12" />
      <Skeleton className="mt-3 h-7 w-1/4 lg:w-1/12" />
      <Skeleton className="mt-6 h-24 lg:hidden" />
    </div>
  </div>
);
