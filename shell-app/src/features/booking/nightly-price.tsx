import type { Room } from '@wayhouse/contracts/room';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';
import { SpecifiedOffer } from './specified-offer.js';

/** The price per night, and the specified offer, without a former price: the price is what is charged. */
export function NightlyPrice({ room }: { room: Room }) {
  const { pricePerNight, isLeastPrice, furtherGuests } = room;
  const currency = useCurrency(room);
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>
        {isLeastPrice && <span className="text-muted">{messages.from} </span>}
        <Price amount={pricePerNight} currency={currency} per={messages.perNight} className="text-xl" />
      </span>
      <SpecifiedOffer room={room} />
      {furtherGuests && (
        <p className="w-full text-sm text-pretty text-muted">
          {messages.furtherGuests(counts.guests(furtherGuests.included), formatAmount(furtherGuests.amount, currency))}
        </p>
      )}
    </div>
  );
}
