import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';

export function CalendarLink({ room: { _id, roomType, pricePerNight } }: { room: OwnRoom }) {
  const { currency } = useHost().config;
  return (
    <Link
      to={paths.ownerCalendarOf(_id)}
      aria-label={messages.list.calendarOf(roomTypeNames[roomType], formatAmount(pricePerNight, currency))}
      title={messages.list.calendar}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors hover:bg-sand"
    >
      <CalendarDays aria-hidden className="size-5" />
    </Link>
  );
}
