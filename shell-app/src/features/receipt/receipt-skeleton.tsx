import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from './messages.js';

/** Placeholder for a receipt, in its final size. */
export const ReceiptSkeleton = () => (
  <div data-loading role="status" aria-label={messages.loading} className="mx-auto max-w-3xl">
    <Skeleton className="mb-5 h-11 w-36" />
    <div className="min-h-270 rounded-card border border-line bg-surface p-6 sm:p-12">
      <Skeleton className="h-11 w-40" />
      <Skeleton className="mt-8 h-11 w-64 max-w-full" />
      <Skeleton className="mt-2 h-6 w-full" />
      <Skeleton className="mt-8 h-40 w-full" />
      <Skeleton className="mt-10 h-32 w-full" />
      <Skeleton className="mt-10 h-56 w-full" />
    </div>
  </div>
);
