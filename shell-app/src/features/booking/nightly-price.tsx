import type { Room } from '@wayhouse/contracts/room';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** The price per night, and beside it the specified offer, which is shown alone: the price is what is charged. */
export function NightlyPrice({ room: { pricePerNight, isLeastPrice, furtherGuests } }: { room: Room }) {
  const currency = useCurrency();
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>
        {isLeastPrice && <span className="text-muted">{messages.from} </span>}
        <Price amount={pricePerNight} currency={currency} per={messages.perNight} className="text-xl" />
      </span>
      <Badge tone="highlight" className="self-center">
        {messages.off}
      </Badge>
      {furtherGuests && (
        <p className="w-full text-sm text-pretty text-muted">
          {messages.furtherGuests(counts.guests(furtherGuests.included), formatAmount(furtherGuests.amount, currency))}
        </p>
      )}
    </div>
  );
}
