import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { useOwnHotels } from '../../shared/use-own-hotels.js';
import { messages } from './messages.js';

export const TaxesPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8">
      <TaxesContent />
    </div>
  </>
);

function TaxesContent() {
  const { data: hotels, isPending, isFetching, refetch } = useOwnHotels();
  const chosen = useChosenHotel();
  const hotel = hotels?.find(({ _id }) => _id === chosen) ?? hotels?.[0];
  if (isPending) return <TaxesSkeleton />;
  if (!hotel) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <HotelTaxes key={hotel._id} hotel={hotel} />;
}

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
