import { formatAmount } from '@wayhouse/messages/format-money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from '../messages.js';

type Money = { booked: number; paid: number; refunded: number };

/**
 * Booked, paid and refunded are shown separately: they overlap and must not be added up. Shows a skeleton without
 * `money`.
 */
export function RevenueBreakdown({ money }: { money?: Money }) {
  const { currency } = useHost().config;
  return (
    <section aria-label={messages.breakdown} className="mt-4 rounded-card border border-line bg-surface">
      <dl className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {(['booked', 'paid', 'refunded'] as const).map((part) => (
          <div key={part} className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-4 md:block md:p-6">
            <dt className="font-medium">{messages[part].title}</dt>
            <dd className="font-display text-2xl leading-none tabular-nums md:mt-3">
              {money ? formatAmount(money[part], currency) : <Skeleton className="h-[1em] w-[4em]" />}
            </dd>
            <dd className="col-span-2 mt-1 text-sm text-pretty text-muted md:mt-2">{messages[part].note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
