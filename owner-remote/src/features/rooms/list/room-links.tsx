import { roomLabel } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { CalendarDays, Tag } from 'lucide-react';
import { useMayActAs } from '../../../shared/for-role.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';
import { DuplicateButton } from './duplicate-button.js';
import { EditLink } from './edit-link.js';
import { RoomIconLink } from './room-icon-link.js';

/** To the pages of a room. */
export function RoomLinks({ room }: { room: OwnRoom }) {
  const currency = useHotelCurrency();
  const mayChange = useMayActAs('manager');
  const { rates, ratesOf, calendar, calendarOf, duplicateRoom } = messages.list;
  const of = [roomLabel(room), formatAmount(room.pricePerNight, currency)] as const;
  return (
    <>
      {mayChange && <RoomIconLink to={ownerPaths.rates(room._id)} title={rates} label={ratesOf(...of)} Icon={Tag} />}
      <RoomIconLink
        to={ownerPaths.calendarOf(room._id)}
        title={calendar}
        label={calendarOf(...of)}
        Icon={CalendarDays}
      />
      {mayChange && <DuplicateButton room={room} label={duplicateRoom(...of)} />}
      {mayChange && <EditLink room={room} />}
    </>
  );
}
