import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { messages } from '../../messages.js';
import type { FoundBookingsProps } from './found-bookings.js';
import { FoundBookingsSkeleton } from './found-bookings-skeleton.js';

/** Loaded once something is looked for. */
export const FoundBookings = loadable<FoundBookingsProps>(
  async () => (await import('./found-bookings.js')).FoundBookings,
  {
    skeleton: <FoundBookingsSkeleton />,
    renderError: (retry) => <ErrorState {...messages.recentFailed} onRetry={retry} />,
  },
);
