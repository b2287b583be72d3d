import { roomLabel } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';

export function EditLink({ room }: { room: OwnRoom }) {
  const currency = useHotelCurrency();
  return (
    <Link
      to={ownerPaths.room(room._id)}
      aria-label={messages.list.editRoom(roomLabel(room), formatAmount(room.pricePerNight, currency))}
      className={buttonStyle('secondary', 'small')}
    >
      <Pencil aria-hidden className="size-4" /> {messages.list.edit}
    </Link>
  );
}
