import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

const RatePlansSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-8">
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
);

export const RatePlansPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8 max-w-3xl">
      <OfChosenHotel skeleton={<RatePlansSkeleton />} failed={messages.failed}>
        {(hotel) => <HotelRatePlans key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelRatePlans = loadable<{ hotel: HotelProfile }>(
  async () => (await import('./hotel-rate-plans.js')).HotelRatePlans,
  { skeleton: <RatePlansSkeleton />, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);
