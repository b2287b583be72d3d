import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { texts } from './messages.js';

/** The places of the room's choice, the tools and the nights while the rooms are on their way. */
export const CalendarWaiting = () => (
  <div role="status" aria-label={texts.roomsWaiting}>
    <Skeleton className="h-5 w-16" />
    <div className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto]">
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-12 w-40" />
    </div>
    <Skeleton className="mt-5 h-11 w-64" />
    <Skeleton className="mt-4 h-120 rounded-card" />
  </div>
);
