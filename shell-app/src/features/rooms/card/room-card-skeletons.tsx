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

const lines: Record<RoomView, string[]> = {
  rooms: [
    'mt-4 h-5 w-full',
    'mt-1 h-7 w-3/5',
    'mt-1.5 h-5 w-2/5',
    'mt-1.5 h-5 w-4/5',
    'mt-3 h-5 w-1/2',
    'mt-3 h-7 w-2/5',
  ],
  hotels: ['mt-4 h-5 w-full', 'mt-1 h-7 w-3/5', 'mt-1.5 h-5 w-4/5', 'mt-3 h-5 w-1/3', 'mt-3 h-7 w-2/5'],
};

/** `isStill`: before it is loaded. */
export const CardSkeleton = ({ view, isStill = false }: { view: RoomView; isStill?: boolean }) => (
  <SharedPart by={['skeleton', view, isStill]}>
    <div>
      {['aspect-[4/3] rounded-card', ...lines[view]].map((size) => (
        <Skeleton key={size} className={size} isStill={isStill} />
      ))}
    </div>
  </SharedPart>
);
