import { stayTotal } from '@wayhouse/domain/money';
import { daysBetween } from '@wayhouse/domain/stay';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../../shared/runtime-config.js';
import type { StayParams } from '../../../shared/stay-params.js';
import { messages } from '../messages.js';

type Props = { pricePerNight: number; stay?: StayParams; isLeast?: boolean };

/** The price of a night and, with dates, of the stay. `isLeast`: others of the same card cost more. */
export function CardPrice({ pricePerNight, stay, isLeast }: Props) {
  const currency = useCurrency();
  const nights = stay?.checkIn ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  return (
    <p className="mt-auto pt-3">
      {isLeast && <span className="text-muted">{messages.from} </span>}
      <Price amount={pricePerNight} currency={currency} per={messages.perNight} />
      {nights > 0 && (
        <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
          {messages.total(formatAmount(stayTotal(nights, pricePerNight), currency), nights)}
        </span>
      )}
    </p>
  );
}
