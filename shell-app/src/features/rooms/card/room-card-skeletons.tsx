import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { SharedPart } from '../../../shared/shared-part.js';
import { messages } from '../messages.js';
import type { RoomView } from '../room-search.js';
import { roomGridStyle } from './room-grid-style.js';

type Props = { count: number; view?: RoomView; className?: string };

/** Placeholders for cards, in their final size. */
export const RoomCardSkeletons = ({ count, view = 'rooms', className = roomGridStyle }: Props) => (
  <div role="status" aria-label={messages.lists[view].loading} className={className}>
    {Array.from({ length: count }, (_, position) => (
      <CardSkeleton key={position} view={view} />
    ))}
  </div>
);

export const CardSkeleton = ({ view }: { view: RoomView }) => (
  <SharedPart by={['skeleton', view]}>
    <div>
      <Skeleton className="aspect-[4/3] rounded-card" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-1 h-7 w-3/5" />
      {view === 'rooms' && <Skeleton className="mt-1.5 h-5 w-2/5" />}
      <Skeleton className="mt-1.5 h-5 w-4/5" />
      {view === 'rooms' ? <Skeleton className="mt-3 h-5 w-1/2" /> : <Skeleton className="mt-3 h-5 w-1/3" />}
      <Skeleton className="mt-3 h-7 w-2/5" />
    </div>
  </SharedPart>
);
