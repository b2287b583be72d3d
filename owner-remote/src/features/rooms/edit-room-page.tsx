import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Link } from 'react-router-dom';
import { OfOwnRoom } from '../../shared/of-own-room.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { RoomFormSkeleton } from './form/room-form-skeleton.js';
import { messages } from './messages.js';

export const EditRoomPage = () => (
  <>
    <PageHeading title={messages.edit.title}>{messages.edit.lead}</PageHeading>
    <OfOwnRoom skeleton={<RoomFormSkeleton />} failed={messages.edit.failed}>
      {(room) => (
        <>
          <Link to={ownerPaths.description(room._id)} className={buttonStyle('quiet', 'small', '-ml-4')}>
            {messages.edit.description}
          </Link>
          {/* Remounts the form for another room. */}
          <EditRoomForm key={room._id} room={room} />
        </>
      )}
    </OfOwnRoom>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const EditRoomForm = loadable<{ room: OwnRoom }>(async () => (await import('./form/edit-room-form.js')).EditRoomForm, {
  skeleton: <RoomFormSkeleton />,
  renderError: (retry) => <ErrorState {...messages.edit.failed} onRetry={retry} />,
});
