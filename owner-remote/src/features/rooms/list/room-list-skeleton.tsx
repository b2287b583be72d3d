import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { texts } from '../messages.js';

/** The places of the search, the count and the rooms while these are on the way. */
export const ListWaiting = () => (
  <div role="status" aria-label={texts.list.waiting}>
    <div className="mb-5 grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
    </div>
    <Skeleton className="mb-3 h-5 w-20" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
