import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Link } from 'react-router-dom';
import { RoomThumbnail } from '../../../shared/room-thumbnail.js';
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <RoomThumbnail room={room} className="w-20" />
        <h2 className="mr-auto font-display text-2xl">{roomTypeNames[room.roomType]}</h2>
        <span className="-ml-4 flex flex-wrap">
          <Link to={paths.ownerCalendarOf(room._id)} className={buttonStyle('quiet', 'small')}>
            {messages.nights}
          </Link>
          <Link to={paths.ownerListRoom} className={buttonStyle('quiet', 'small')}>
            {messages.allRooms}
          </Link>
        </span>
      </div>
      <div className="mt-6 grid gap-6">
        {units.map((unit, at) => (
          <UnitCalendarsCard key={unit.unit} room={room} unit={unit} isOnly={units.length === 1} isFirst={at === 0} />
        ))}
      </div>
    </>
  );
}
