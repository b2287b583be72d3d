import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

export const StaffSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="mt-3">
    <Skeleton className="h-56 rounded-card" />
  </div>
);
