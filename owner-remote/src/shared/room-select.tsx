import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { RoomThumbnail } from './room-thumbnail.js';
import { messages } from './messages.js';

type Props = { rooms: OwnRoom[]; room: OwnRoom; onChange: (id: string) => void };

export function RoomSelect({ rooms, room, onChange }: Props) {
  const { currency } = useHost().config;
  const names = rooms.map(({ roomType, pricePerNight }) =>
    messages.rooms.of(roomTypeNames[roomType], formatAmount(pricePerNight, currency)),
  );
  const options = rooms.map(({ _id }, position) => ({ value: _id, label: distinctName(names, position) }));
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <RoomThumbnail room={room} className="hidden w-20 sm:block" />
      <div className="min-w-0 grow sm:max-w-96">
        <Select label={messages.rooms.label} options={options} value={room._id} onChange={onChange} />
      </div>
      {!room.isAvailable && <Badge className="mb-3">{messages.rooms.hidden}</Badge>}
    </div>
  );
}

/** Numbers rooms of the same type and price. */
function distinctName(names: string[], position: number): string {
  const name = names[position] ?? '';
  const before = names.slice(0, position).filter((other) => other === name).length;
  const isAlone = names.indexOf(name) === names.lastIndexOf(name);
  return isAlone ? name : messages.rooms.oneOfMany(name, before + 1);
}
