import { stayTotal } from '@wayhouse/domain/money';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** Nights times price, and the total. */
export function PriceBreakdown({ nights, pricePerNight }: { nights: number; pricePerNight: number }) {
  const currency = useCurrency();
  const total = formatAmount(stayTotal(nights, pricePerNight), currency);
  return (
    <div className="mt-5 tabular-nums">
      <dl>
        <div className="flex justify-between gap-4 text-muted">
          <dt>
            {formatAmount(pricePerNight, currency)} × {counts.nights(nights)}
          </dt>
          <dd>{total}</dd>
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">{messages.total}</dt>
          <dd className="font-display text-2xl">{total}</dd>
        </div>
      </dl>
    </div>
  );
}
