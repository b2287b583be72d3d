import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

export const RolePage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-5 max-w-3xl">
      <OfChosenHotel skeleton={<RoleSkeleton />} failed={messages.failed}>
        {(hotel) => <OwnRole key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

const RoleSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-56 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const OwnRole = loadable<{ hotel: HotelProfile }>(async () => (await import('./own-role.js')).OwnRole, {
  skeleton: <RoleSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
