import { formatAmount } from '@wayhouse/contracts/money';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { beforeOffer } from './offer-price.js';
import { texts } from './messages.js';

/** What a night costs. The struck-through figure is the price before the offer; what is charged is the other. */
export function BookingHead({ pricePerNight }: { pricePerNight: number }) {
  const currency = useCurrency();
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price amount={pricePerNight} currency={currency} per={texts.perNight} className="text-xl" />
      <s className="text-muted tabular-nums">
        <span className="sr-only">{texts.before}: </span>
        {formatAmount(beforeOffer(pricePerNight), currency)}
      </s>
      <Badge tone="highlight" className="self-center">
        {texts.off}
      </Badge>
    </div>
  );
}
