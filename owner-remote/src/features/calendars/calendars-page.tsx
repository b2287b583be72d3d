import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfOwnRoom } from '../../shared/of-own-room.js';
import { CalendarsSkeleton } from './calendars-skeleton.js';
import { messages } from './messages.js';

export const CalendarsPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8 max-w-3xl">
      <OfOwnRoom skeleton={<CalendarsSkeleton />} failed={messages.failed}>
        {(room) => <RoomCalendars key={room._id} room={room} />}
      </OfOwnRoom>
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const RoomCalendars = loadable<{ room: OwnRoom }>(
  async () => (await import('./list/room-calendars.js')).RoomCalendars,
  { skeleton: <CalendarsSkeleton />, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);
