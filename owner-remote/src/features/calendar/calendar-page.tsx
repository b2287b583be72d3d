import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { CalendarDays } from 'lucide-react';
import { AddRoomFirst } from '../../shared/add-room-prompt.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { CalendarWaiting } from './calendar-skeleton.js';
import { RoomCalendar } from './room-calendar.js';
import { texts } from './messages.js';

export const CalendarPage = () => (
  <>
    <PageHeading title={texts.title}>{texts.lead}</PageHeading>
    <div className="mt-6">
      <RoomsFirst />
    </div>
  </>
);

function RoomsFirst() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  if (isPending) return <CalendarWaiting />;
  if (!rooms) return <ErrorState {...texts.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const [first, ...others] = rooms;
  if (!first) return <AddRoomFirst icon={<CalendarDays />} {...texts.empty} />;
  return <RoomCalendar rooms={[first, ...others]} />;
}
