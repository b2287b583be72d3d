import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';
import { Figures } from './figures.js';

/** The dashboard's shape while its figures are on their way. */
export const DashboardWaiting = () => (
  <div role="status" aria-label="Loading your figures">
    <Figures>
      <Skeleton className="h-20 rounded-card sm:h-41" />
      <Skeleton className="h-20 rounded-card sm:h-41" />
    </Figures>
    <Skeleton className="mt-10 h-8 w-56" />
    <Skeleton className="mt-4 h-96 rounded-card" />
  </div>
);
