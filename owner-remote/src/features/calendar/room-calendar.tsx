import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { ConnectionStatus } from '../../shared/connection-status.js';
import { pollingInterval } from '../../shared/polling-interval.js';
import { CalendarToolbar } from './toolbar/calendar-toolbar.js';
import { firstOnSale } from '../../shared/first-on-sale.js';
import { RoomSelect } from '../../shared/room-select.js';
import { RoomNights } from './room-nights.js';
import { useCalendarParams } from './use-calendar-params.js';
import { periodOf } from './calendar-view.js';
import { useQueryClient } from '@tanstack/react-query';
import { useHotelStream } from '../../shared/use-hotel-stream.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { roomNightsKey } from './use-room-nights.js';

/** The calendar of the room in the query string, or of the first room on sale. */
export function RoomCalendar({ rooms }: { rooms: [OwnRoom, ...OwnRoom[]] }) {
  const today = todayIn(timeZoneOf(rooms[0].hotel.city), new Date());
  const first = firstOnSale(rooms);
  const [params, setParams] = useCalendarParams({ room: first._id, today });
  const connection = useCalendarUpdates();
  const room = rooms.find(({ _id }) => _id === params.room) ?? first;
  const period = periodOf(params.view, params.from);
  return (
    <>
      <ConnectionStatus connection={connection} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <RoomSelect rooms={rooms} room={room} onChange={(id) => setParams({ room: id })} />
        <Link to={ownerPaths.calendars(room._id)} className={buttonStyle('secondary', 'small')}>
          <ArrowLeftRight aria-hidden className="size-4" /> {messages.otherSites}
        </Link>
      </div>
      <CalendarToolbar params={params} period={period} today={today} onChange={setParams} />
      <RoomNights
        key={room._id}
        room={room}
        view={params.view}
        from={params.from}
        period={period}
        today={today}
        onShow={(from) => setParams({ from }, true)}
        refetchInterval={pollingInterval(connection)}
      />
    </>
  );
}

/** Reads the nights again after every change to a booking of the hotel. Returns the state of the connection. */
function useCalendarUpdates() {
  const queryClient = useQueryClient();
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: [roomNightsKey] });
  return useHotelStream({ onOpen: invalidate, onEvent: invalidate });
}
