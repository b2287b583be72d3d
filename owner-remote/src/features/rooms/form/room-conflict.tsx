import { counts } from '@wayhouse/messages/counts';
import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { formatAmount } from '@wayhouse/messages/format-money';
import { EditConflict } from '../../../shared/form/edit-conflict.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';

type Props = { newest: OwnRoom; onTakeNewest: () => void; onKeepMine: () => void };

export function RoomConflict({ newest, ...choices }: Props) {
  const currency = useHotelCurrency();
  const facts = [
    roomTypeNames[newest.roomType],
    messages.conflict.perNight(formatAmount(newest.pricePerNight, currency)),
    counts.rooms(newest.units ?? 1),
    formatAmenities(newest.amenities) || messages.list.noAmenities,
    counts.photos(newest.images.length),
    newest.isAvailable ? messages.availability.on : messages.availability.off,
  ];
  return <EditConflict title={messages.conflict.title} facts={facts} {...choices} />;
}
