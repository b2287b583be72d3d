import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';

export function EditLink({ room: { _id, roomType, pricePerNight } }: { room: OwnRoom }) {
  const { currency } = useHost().config;
  return (
    <Link
      to={paths.ownerRoom(_id)}
      aria-label={messages.list.editRoom(roomTypeNames[roomType], formatAmount(pricePerNight, currency))}
      className={buttonStyle('secondary', 'small')}
    >
      <Pencil aria-hidden className="size-4" /> {messages.list.edit}
    </Link>
  );
}
