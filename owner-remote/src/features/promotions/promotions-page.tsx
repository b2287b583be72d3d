import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

const PromotionsSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-96 rounded-card" />
  </div>
);

export const PromotionsPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8 max-w-3xl">
      <OfChosenHotel skeleton={<PromotionsSkeleton />} failed={messages.failed}>
        {(hotel) => <HotelPromotions key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelPromotions = loadable<{ hotel: HotelProfile }>(
  async () => (await import('./hotel-promotions.js')).HotelPromotions,
  {
    skeleton: <PromotionsSkeleton />,
    renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  },
);
