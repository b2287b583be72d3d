import { formatAmount } from '@wayhouse/messages/format-money';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';
import { priceBeforeOffer } from './offer-price.js';

/** The price per night. The struck-through amount is the price before the offer; the other one is charged. */
export function NightlyPrice({ pricePerNight }: { pricePerNight: number }) {
  const currency = useCurrency();
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price amount={pricePerNight} currency={currency} per={messages.perNight} className="text-xl" />
      <s className="text-muted tabular-nums">
        <span className="sr-only">{messages.priceBeforeOffer}: </span>
        {formatAmount(priceBeforeOffer(pricePerNight), currency)}
      </s>
      <Badge tone="highlight" className="self-center">
        {messages.off}
      </Badge>
    </div>
  );
}
