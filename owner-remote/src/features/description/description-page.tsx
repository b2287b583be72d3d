import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfOwnRoom } from '../../shared/of-own-room.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { RoomHeader } from '../../shared/room-header.js';
import { messages } from './messages.js';

export const DescriptionPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <OfOwnRoom skeleton={<FormSkeleton />} failed={messages.failed}>
      {(room) => (
        <>
          <div className="mt-8 max-w-3xl">
            <RoomHeader
              room={room}
              link={{ to: ownerPaths.room(room._id), label: messages.edit }}
              back={messages.back}
            />
          </div>
          <DescriptionForm key={room._id} room={room} />
        </>
      )}
    </OfOwnRoom>
  </>
);

const FormSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="mt-8 max-w-3xl">
    <Skeleton className="h-110 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const DescriptionForm = loadable<{ room: OwnRoom }>(
  async () => (await import('./description-form.js')).DescriptionForm,
  {
    skeleton: <FormSkeleton />,
    renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  },
);
