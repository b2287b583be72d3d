import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from '../messages.js';
import { roomGridStyle } from './room-grid-style.js';

/** Placeholders for room cards, in their final size. */
export const RoomCardSkeletons = ({ count, className = roomGridStyle }: { count: number; className?: string }) => (
  <div role="status" aria-label={messages.loading} className={className}>
    {Array.from({ length: count }, (_, position) => (
      <RoomCardSkeleton key={position} />
    ))}
  </div>
);

export const RoomCardSkeleton = () => (
  <div>
    <Skeleton className="aspect-[4/3] rounded-card" />
    <Skeleton className="mt-4 h-5 w-full" />
    <Skeleton className="mt-1 h-7 w-3/5" />
    <Skeleton className="mt-1.5 h-5 w-2/5" />
    <Skeleton className="mt-1.5 h-5 w-4/5" />
    <Skeleton className="mt-3 h-5 w-1/2" />
    <Skeleton className="mt-3 h-7 w-2/5" />
  </div>
);
