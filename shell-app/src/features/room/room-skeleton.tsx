import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';
import { texts } from './texts.js';

/** A room page to come, in the size it will have. */
export const RoomSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className="h-5 w-24" />
    <Skeleton className="mt-2 h-13 w-96 max-w-full" />
    <Skeleton className="mt-3 mb-6 h-6 w-2/3" />
    <Skeleton className="aspect-[4/3] rounded-[18px] sm:aspect-[2/1]" />
    <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="order-2 space-y-4 lg:order-1">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="order-1 h-110 rounded-card lg:order-2" />
    </div>
  </div>
);
