import { limits } from '@wayhouse/domain/limits';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from '../messages.js';

export const RoomFormSkeleton = () => (
  <div role="status" aria-label={messages.edit.loading} className="mt-8 grid max-w-3xl gap-8">
    <div className="mt-6.5 mb-7 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {Array.from({ length: limits.images }, (_, slot) => (
        <Skeleton key={slot} className="aspect-[4/3] rounded-card" />
      ))}
    </div>
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
    </div>
    <Skeleton className="mt-6.5 h-64 sm:h-40 lg:h-26" />
    <Skeleton className="h-13 rounded-pill sm:w-44" />
  </div>
);
