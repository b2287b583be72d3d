import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const EmailsSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-110 rounded-card" />
  </div>
);
