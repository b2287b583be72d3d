import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfOwnRoom } from '../../shared/of-own-room.js';
import { messages } from './messages.js';

export const RatesPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8">
      <OfOwnRoom skeleton={<RatesSkeleton />} failed={messages.failed}>
        {(room) => <RoomRates key={room._id} room={room} />}
      </OfOwnRoom>
    </div>
  </>
);

const RatesSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-8 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-110 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const RoomRates = loadable<{ room: OwnRoom }>(async () => (await import('./room-rates.js')).RoomRates, {
  skeleton: <RatesSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
