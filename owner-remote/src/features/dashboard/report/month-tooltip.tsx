import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { formatMonth } from '../period/format-period.js';
import { messages } from '../messages.js';

type Props = Pick<HotelReport, 'months'> & { active?: boolean; label?: unknown };

export function MonthTooltip({ months, active, label }: Props) {
  const currency = useHotelCurrency();
  const found = active ? months.find(({ month }) => month === label) : undefined;
  if (!found) return null;
  const { columns } = messages.byMonth;
  return (
    <div className="rounded-field border border-line bg-surface px-4 py-3 text-sm shadow-soft">
      <p className="mb-1.5 font-medium">{formatMonth(found.month)}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-0.5 tabular-nums">
        {(['revenue', 'paid', 'refunded'] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-muted">{columns[part]}</dt>
            <dd className="text-right">{formatAmount(found[part], currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
