import type { OwnRoom } from '@wayhouse/contracts/room';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { messages } from './messages.js';
import { RoomThumbnail } from './room-thumbnail.js';
import { useRoomNames } from './use-room-names.js';

type Props = { rooms: OwnRoom[]; room: OwnRoom; onChange: (id: string) => void };

export function RoomSelect({ rooms, room, onChange }: Props) {
  const names = useRoomNames(rooms);
  const options = rooms.map(({ _id }) => ({ value: _id, label: names.get(_id) ?? '' }));
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
