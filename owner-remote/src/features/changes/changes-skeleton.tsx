import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const ChangesSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="mt-3">
    <Skeleton className="h-96 rounded-card" />
  </div>
);
