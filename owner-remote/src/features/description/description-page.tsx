import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Link } from 'react-router-dom';
import { OfOwnRoom } from '../../shared/of-own-room.js';
import { RoomThumbnail } from '../../shared/room-thumbnail.js';
import { messages } from './messages.js';

export const DescriptionPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <OfOwnRoom skeleton={<FormSkeleton />} failed={messages.failed}>
      {(room) => (
        <>
          <div className="mt-8 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-3">
            <RoomThumbnail room={room} className="w-20" />
            <h2 className="mr-auto font-display text-2xl">{roomTypeNames[room.roomType]}</h2>
            <span className="-ml-4 flex flex-wrap">
              <Link to={paths.ownerRoom(room._id)} className={buttonStyle('quiet', 'small')}>
                {messages.edit}
              </Link>
              <Link to={paths.ownerListRoom} className={buttonStyle('quiet', 'small')}>
                {messages.back}
              </Link>
            </span>
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
