import { formatAmount } from '@wayhouse/messages/format-money';
import { Accordion } from '@wayhouse/web-kit/ui/display/accordion';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';

type Money = { booked: number; paid: number; refunded: number };

/**
 * Booked, paid and refunded are shown separately: they overlap and must not be added up. Shows a skeleton without
 * `money`.
 */
export function RevenueBreakdown({ money }: { money?: Money }) {
  const currency = useHotelCurrency();
  const amounts = (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {(['booked', 'paid', 'refunded'] as const).map((part) => (
        <div key={part} className="grid grid-cols-[1fr_auto] items-center gap-x-4 md:block">
          <dt className="font-medium text-ink">{messages[part].title}</dt>
          <dd className="font-display text-2xl leading-none text-ink tabular-nums md:mt-2">
            {money ? formatAmount(money[part], currency) : <Skeleton className="h-[1em] w-[4em]" />}
          </dd>
          <dd className="col-span-2 mt-1 text-sm text-pretty md:mt-2">{messages[part].note}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="mt-4">
      <Accordion items={[{ id: 'breakdown', title: messages.breakdown, body: amounts }]} />
    </div>
  );
}
