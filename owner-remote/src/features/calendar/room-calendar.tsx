import { timeZoneOf, todayIn } from '@wayhouse/contracts/hotel-time';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { ConnectionMark } from '../../shared/connection-status.js';
import { lookAgain } from '../../shared/polling-interval.js';
import { CalendarTools } from './toolbar/calendar-toolbar.js';
import { RoomChoice } from './toolbar/room-select.js';
import { RoomNights } from './room-nights.js';
import { useCalendarAddress } from './use-calendar-params.js';
import { useCalendarNews } from './use-calendar-updates.js';
import { periodOf } from './calendar-view.js';

/** The calendar of the room that the address names, or of the first one. */
export function RoomCalendar({ rooms }: { rooms: [OwnRoom, ...OwnRoom[]] }) {
  const today = todayIn(timeZoneOf(rooms[0].hotel.city), new Date());
  const [place, go] = useCalendarAddress({ room: rooms[0]._id, today });
  const connection = useCalendarNews();
  const room = rooms.find(({ _id }) => _id === place.room) ?? rooms[0];
  const period = periodOf(place.view, place.from);
  return (
    <>
      <ConnectionMark connection={connection} />
      <RoomChoice rooms={rooms} room={room} onChange={(id) => go({ room: id })} />
      <CalendarTools place={place} period={period} today={today} onGo={go} />
      <RoomNights
        key={room._id}
        room={room}
        view={place.view}
        from={place.from}
        period={period}
        today={today}
        onGo={(from) => go({ from }, true)}
        refetchInterval={lookAgain(connection)}
      />
    </>
  );
}
