import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { texts } from './messages.js';

/** The places of the booking's parts while it is on its way. */
export const BookingWaiting = () => (
  <div role="status" aria-label={texts.waiting} className="grid items-start gap-5 lg:grid-cols-2">
    <Skeleton className="h-84 rounded-card" />
    <div className="grid gap-5">
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </div>
);
