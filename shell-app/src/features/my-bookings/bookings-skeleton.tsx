import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';

/** Bookings to come, in the size they will have. */
export const BookingsSkeleton = () => (
  <div role="status" aria-label="Loading your bookings" className="grid gap-6 sm:grid-cols-2 lg:block lg:space-y-6">
    {[1, 2, 3].map((row) => (
      <div key={row} className="gap-5 lg:flex lg:border-b lg:border-line lg:py-6">
        <Skeleton className="aspect-[16/10] rounded-card lg:aspect-[4/3] lg:w-44" />
        <div className="grow">
          <Skeleton className="mt-4 h-7 w-1/2 lg:mt-0" />
          <Skeleton className="mt-2 h-5 w-2/3" />
          <Skeleton className="mt-2 h-5 w-1/4" />
          <Skeleton className="mt-3 h-7 w-1/4" />
        </div>
      </div>
    ))}
  </div>
);
