import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Card } from '@wayhouse/web-kit/ui/card';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOwnRooms } from '../rooms/use-own-rooms.js';
import { CalendarWaiting } from './calendar-waiting.js';
import { RoomCalendar } from './room-calendar.js';
import { texts } from './texts.js';

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
  return first ? <RoomCalendar rooms={[first, ...others]} /> : <NoRooms />;
}

const NoRooms = () => (
  <Card>
    <EmptyState
      icon={<CalendarDays />}
      title={texts.empty.title}
      action={
        <Link to={paths.ownerAddRoom} className={buttonStyle()}>
          {texts.empty.action}
        </Link>
      }
    >
      {texts.empty.body}
    </EmptyState>
  </Card>
);
