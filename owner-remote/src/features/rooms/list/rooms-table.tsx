import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { Cell, Table } from '../../../shared/table.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { AvailabilitySwitch } from './availability-switch.js';
import { RoomName } from './room-name.js';
import { RoomLinks } from './room-links.js';
import { Units } from './units.js';
import { RoomThumbnail } from '../../../shared/room-thumbnail.js';
import { messages } from '../messages.js';

const columns = () => [
  { title: messages.list.columns.name },
  { title: messages.list.columns.facility },
  { title: messages.list.columns.price, alignRight: true },
  { title: messages.list.columns.availability },
  { title: messages.list.columns.edit, hidden: true },
];

export function RoomsTable({ rooms }: { rooms: OwnRoom[] }) {
  const currency = useHotelCurrency();
  return (
    <Table label={messages.list.table} columns={columns()}>
      {rooms.map((room) => (
        <tr key={room._id}>
          <Cell>
            <span className="flex items-center gap-4 font-medium whitespace-nowrap">
              <RoomThumbnail room={room} className="hidden w-20 xl:block" />
              <span>
                {roomTypeNames[room.roomType]}
                <RoomName room={room} />
                <Units of={room} />
              </span>
            </span>
          </Cell>
          <Cell className="min-w-32 text-muted">{formatAmenities(room.amenities) || messages.list.noAmenities}</Cell>
          <Cell className="text-right">
            <Price amount={room.pricePerNight} currency={currency} />
          </Cell>
          <Cell>
            <AvailabilitySwitch room={room} />
          </Cell>
          <Cell className="text-right">
            <span className="flex min-w-36 flex-wrap items-center justify-end gap-1">
              <RoomLinks room={room} />
            </span>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
