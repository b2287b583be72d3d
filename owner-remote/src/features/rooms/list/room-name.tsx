import type { OwnRoom } from '@wayhouse/contracts/room';
import { formatAmount } from '@wayhouse/messages/format-money';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { Link } from 'react-router-dom';
import { useMayActAs } from '../../../shared/for-role.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';

/** What guests know a room by beside its type; the link leads to its description. */
export function RoomName({ room: { _id, name, roomType, pricePerNight } }: { room: OwnRoom }) {
  const currency = useHotelCurrency();
  const mayChange = useMayActAs('manager');
  if (!mayChange)
    return name && <span className="block text-sm font-normal wrap-anywhere whitespace-normal text-muted">{name}</span>;
  return (
    <Link
      to={ownerPaths.description(_id)}
      aria-label={messages.list.descriptionOf(
        name ?? messages.list.describe,
        roomTypeNames[roomType],
        formatAmount(pricePerNight, currency),
      )}
      className="block rounded-sm py-1 text-sm font-normal wrap-anywhere whitespace-normal text-muted underline underline-offset-4"
    >
      {name ?? messages.list.describe}
    </Link>
  );
}
