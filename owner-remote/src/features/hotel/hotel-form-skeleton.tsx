import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const HotelFormSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="mt-8 grid max-w-3xl gap-6">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="mt-6.5 h-12" />
    <Skeleton className="mt-6.5 h-36" />
    <Skeleton className="mt-6 h-7 w-40" />
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
    </div>
  </div>
);
