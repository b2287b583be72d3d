import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** The price per night, and beside it the specified offer, which is shown alone: the price is what is charged. */
export function NightlyPrice({ pricePerNight }: { pricePerNight: number }) {
  const currency = useCurrency();
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price amount={pricePerNight} currency={currency} per={messages.perNight} className="text-xl" />
      <Badge tone="highlight" className="self-center">
        {messages.off}
      </Badge>
    </div>
  );
}
