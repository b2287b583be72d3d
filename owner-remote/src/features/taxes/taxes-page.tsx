import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

export const TaxesPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8">
      <OfChosenHotel skeleton={<TaxesSkeleton />} failed={messages.failed}>
        {(hotel) => <HotelTaxes key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

const TaxesSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-8 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelTaxes = loadable<{ hotel: HotelProfile }>(async () => (await import('./hotel-taxes.js')).HotelTaxes, {
  skeleton: <TaxesSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
