import type { Room } from '@wayhouse/contracts/room';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Price } from '@wayhouse/web-kit/ui/price';
import { Cell, Table } from '../parts/table.js';
import { AvailabilitySwitch } from './availability-switch.js';
import { RoomThumbnail } from './room-thumbnail.js';

const columns = [
  { title: 'Name' },
  { title: 'Facility' },
  { title: 'Price / night', alignRight: true },
  { title: 'Availability' },
];

export function RoomsTable({ rooms }: { rooms: Room[] }) {
  const { currency } = useHost().config;
  return (
    <Table label="Your rooms" columns={columns}>
      {rooms.map((room) => (
        <tr key={room._id}>
          <Cell>
            <span className="flex items-center gap-4 font-medium whitespace-nowrap">
              <RoomThumbnail room={room} className="hidden w-20 lg:block" />
              {room.roomType}
            </span>
          </Cell>
          <Cell className="text-muted">{room.amenities.join(', ') || 'None listed'}</Cell>
          <Cell className="text-right">
            <Price amount={room.pricePerNight} currency={currency} />
          </Cell>
          <Cell>
            <AvailabilitySwitch room={room} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
