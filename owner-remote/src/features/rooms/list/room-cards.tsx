import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { AvailabilitySwitch } from './availability-switch.js';
import { RoomName } from './room-name.js';
import { RoomLinks } from './room-links.js';
import { Units } from './units.js';
import { RoomThumbnail } from '../../../shared/room-thumbnail.js';
import { messages } from '../messages.js';

/** The rooms on narrow screens. */
export function RoomCards({ rooms }: { rooms: OwnRoom[] }) {
  const currency = useHotelCurrency();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {rooms.map((room) => (
        <li key={room._id}>
          <Card className="flex h-full flex-col p-4 pb-2">
            <div className="flex gap-4">
              <RoomThumbnail room={room} className="w-24" />
              <div className="min-w-0">
                <h2 className="font-medium">{roomTypeNames[room.roomType]}</h2>
                <RoomName room={room} />
                <Units of={room} />
                <Price amount={room.pricePerNight} currency={currency} per={messages.list.perNight} />
              </div>
            </div>
            <p className="mt-3 grow text-sm text-muted">
              {formatAmenities(room.amenities) || messages.list.noAmenities}
            </p>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2">
              <AvailabilitySwitch room={room} />
              <span className="ml-auto flex gap-1">
                <RoomLinks room={room} />
              </span>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
