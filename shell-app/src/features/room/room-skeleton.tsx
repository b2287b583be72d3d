import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

/** Placeholder for a room page, in its final size. */
export const RoomSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-5 w-24" />
    <Skeleton className="mt-2 h-10 w-96 max-w-full sm:h-13" />
    <Skeleton className="mt-3 mb-6 h-21.5 w-2/3 sm:h-6.5" />
    <Skeleton className="aspect-[4/3] rounded-[18px] sm:aspect-[2/1]" />
    <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div className="order-2 space-y-18 lg:order-1">
        <Block className="h-28" />
        <Block className="h-64" />
        <Block className="h-28" />
        <Block className="h-16" />
      </div>
      <Skeleton className="order-1 h-115 rounded-card lg:order-2" />
    </div>
  </div>
);

const Block = ({ className }: { className: string }) => (
  <div>
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className={`mt-5 ${className}`} />
  </div>
);
