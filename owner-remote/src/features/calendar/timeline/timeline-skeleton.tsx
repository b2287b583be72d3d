import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const TimelineSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-11 w-64" />
    <Skeleton className="mt-4 h-96 rounded-card" />
  </div>
);
