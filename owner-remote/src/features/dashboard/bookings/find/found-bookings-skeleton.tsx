import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from '../../messages.js';

export const FoundBookingsSkeleton = () => (
  <div role="status" aria-label={messages.loadingRecent}>
    <Skeleton className="h-96 rounded-card" />
  </div>
);
