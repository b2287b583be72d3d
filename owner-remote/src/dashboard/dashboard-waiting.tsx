import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';
import { MoneyApart } from './money-apart.js';
import { texts } from './texts.js';
import { Totals } from './totals.js';

/** The dashboard's shape while its figures are on their way. */
export const DashboardWaiting = () => (
  <div role="status" aria-label={texts.waiting}>
    <Totals />
    <MoneyApart />
    <Skeleton className="mt-10 h-8 w-56" />
    <Skeleton className="mt-4 h-96 rounded-card" />
  </div>
);
