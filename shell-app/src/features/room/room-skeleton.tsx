import { ServedHeading } from '../../shared/served-heading.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { galleryStyle } from '../../shared/photo-gallery/gallery-style.js';
import { messages } from './messages.js';
import { detailsColumn, roomPageStyle, sideColumn } from './room-page-style.js';

/** Placeholder for a room page, in its final size. */
export const RoomSkeleton = () => (
  <>
    <ServedHeading>{messages.loading}</ServedHeading>
    <div data-loading role="status" aria-label={messages.loading} className={roomPageStyle}>
      <div className="order-2 min-w-0 lg:order-none">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-2 h-10 w-96 max-w-full sm:h-13" />
        <Skeleton className="mt-3 h-32 w-2/3 sm:h-17" />
      </div>
      <div className="order-1 min-w-0 max-sm:-mx-5">
        <Skeleton className={`${galleryStyle} rounded-none sm:rounded-[18px]`} />
      </div>
      <div className={sideColumn}>
        <Skeleton className="h-115 rounded-card" />
      </div>
      <div className={`${detailsColumn} space-y-18`}>
        <Block className="h-28" />
        <Block className="h-64" />
        <Block className="h-28" />
        <Block className="h-16" />
      </div>
    </div>
  </>
);

const Block = ({ className }: { className: string }) => (
  <div>
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className={`mt-5 ${className}`} />
  </div>
);
