import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const CalendarsSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-12 max-w-md" />
    <Skeleton className="mt-6 h-80 rounded-card" />
  </div>
);
