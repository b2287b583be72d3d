import type { StayPrice } from '@wayhouse/contracts/price-room';
import type { Room } from '@wayhouse/contracts/room';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';
import { RoomOffers } from './room-offers.js';

type Props = { room: Room; /** Of the stay, once there are dates. */ price?: StayPrice };

/**
 * The price per night, and the offers, without a former price: the price is what is charged. With dates a night costs what it does on
 * average without taxes and fees, as in the list of rooms.
 */
export function NightlyPrice({ room, price }: Props) {
  const { pricePerNight, isLeastPrice, furtherGuests } = room;
  const currency = useCurrency(room);
  const hasFurtherGuests = price?.adjustments.some(({ what }) => what === 'further-guests');
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>
        {isLeastPrice && !price && <span className="text-muted">{messages.from} </span>}
        <Price
          amount={price ? averageNight(price) : pricePerNight}
          currency={currency}
          per={messages.perNight}
          className="text-xl"
        />
      </span>
      <RoomOffers room={room} />
      {furtherGuests && !hasFurtherGuests && (
        <p className="w-full text-sm text-pretty text-muted">
          {messages.furtherGuests(counts.guests(furtherGuests.included), formatAmount(furtherGuests.amount, currency))}
        </p>
      )}
    </div>
  );
}

function averageNight({ lines, adjustments }: StayPrice): number {
  const nights = lines.reduce((sum, line) => sum + line.nights.length, 0);
  const minor = [...lines, ...adjustments].reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return toAmount(minor) / nights;
}
