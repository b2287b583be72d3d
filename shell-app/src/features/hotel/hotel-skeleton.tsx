import { ServedHeading } from '../../shared/served-heading.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { hotelColumns, hotelGalleryStyle } from './hotel-style.js';
import { messages } from './messages.js';

/** Placeholder for a hotel, in its final size. */
export const HotelSkeleton = () => (
  <>
    <ServedHeading>{messages.loading}</ServedHeading>
    <div data-loading role="status" aria-label={messages.loading}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-2 h-10 w-96 max-w-full sm:h-13" />
      <Skeleton className="mt-3 h-11 w-2/3" />
      <Skeleton className={`mt-6 ${hotelGalleryStyle} max-sm:-mx-5 sm:rounded-[18px]`} />
      <div className={hotelColumns}>
        <Skeleton className="h-64" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  </>
);
