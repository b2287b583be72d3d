import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { limits } from '@wayhouse/domain/limits';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

const PhotosSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="mt-8 grid max-w-3xl grid-cols-2 gap-3 sm:grid-cols-4">
    {Array.from({ length: limits.hotelImages }, (_, slot) => (
      <Skeleton key={slot} className="aspect-[4/3] rounded-card" />
    ))}
  </div>
);

export const HotelPhotosPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <OfChosenHotel skeleton={<PhotosSkeleton />} failed={messages.failed}>
      {(hotel) => <HotelPhotosForm key={hotel._id} hotel={hotel} />}
    </OfChosenHotel>
  </>
);

/** Loaded with the page, like the forms of rooms. */
const HotelPhotosForm = loadable<{ hotel: HotelProfile }>(
  async () => (await import('./hotel-photos-form.js')).HotelPhotosForm,
  { skeleton: <PhotosSkeleton />, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);
