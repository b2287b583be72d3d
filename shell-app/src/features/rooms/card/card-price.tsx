import { stayTotal } from '@wayhouse/domain/money';
import type { AppliedOffer } from '@wayhouse/domain/rates/offers';
import { daysBetween } from '@wayhouse/domain/stay';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatOffer } from '@wayhouse/messages/offers';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../../shared/runtime-config.js';
import type { StayParams } from '../../../shared/stay-params.js';
import { messages } from '../messages.js';

type Priced = {
  pricePerNight: number;
  isLeastPrice?: boolean;
  totalPrice?: number;
  addedTaxes?: number;
  offer?: AppliedOffer;
};
type Props = { of: Priced; stay?: StayParams; isLeast?: boolean };

/**
 * The price of a night and, with dates, of the stay with taxes and fees; a night then costs what it does on average without
 * them. `isLeast`: others of the same card cost more.
 */
export function CardPrice({
  of: { pricePerNight, isLeastPrice, totalPrice, addedTaxes = 0, offer },
  stay,
  isLeast,
}: Props) {
  const currency = useCurrency();
  const nights = stay?.checkIn ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const total = totalPrice ?? stayTotal(nights, pricePerNight);
  const isFrom = isLeast || (isLeastPrice && !nights);
  return (
    <p className="mt-auto pt-3">
      {isFrom && <span className="text-muted">{messages.from} </span>}
      <Price
        amount={nights ? (total - addedTaxes) / nights : pricePerNight}
        currency={currency}
        per={messages.perNight}
      />
      {nights > 0 && (
        <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
          {messages.total(formatAmount(total, currency), nights)}
          {offer && <span className="block text-success">{formatOffer(offer)}</span>}
          {addedTaxes > 0 && <span className="block">{messages.withTaxes}</span>}
        </span>
      )}
    </p>
  );
}
