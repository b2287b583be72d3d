import type { OwnRoom } from '@wayhouse/contracts/room';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { RoomHeader } from '../../../shared/room-header.js';
import { CalendarsSkeleton } from '../calendars-skeleton.js';
import { messages as pageMessages } from '../messages.js';
import { messages } from './messages.js';
import { UnitCalendarsCard } from './unit-calendars.js';
import { useCalendars } from './use-calendars.js';

/** The calendars of a room, unit by unit. */
export function RoomCalendars({ room }: { room: OwnRoom }) {
  const { data: units, isPending, isFetching, refetch } = useCalendars(room._id);
  if (isPending) return <CalendarsSkeleton />;
  if (!units) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <RoomHeader
        room={room}
        link={{ to: ownerPaths.calendarOf(room._id), label: messages.nights }}
        back={messages.allRooms}
      />
      <div className="mt-6 grid gap-6">
        {units.map((unit, at) => (
          <UnitCalendarsCard key={unit.unit} room={room} unit={unit} isOnly={units.length === 1} isFirst={at === 0} />
        ))}
      </div>
    </>
  );
}
