import { classNames } from '@wayhouse/web-kit/class-names';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useId } from 'react';
import { ExportButton } from './export-button.js';
import { RevenueBreakdown } from './revenue-breakdown.js';
import { PeriodSelect } from '../period/period-select.js';
import { formatPeriod } from '../period/format-period.js';
import { RevenueByMonth } from './revenue-by-month.js';
import { messages } from '../messages.js';
import { KeyMetrics } from './key-metrics.js';
import { useHotelReport } from './use-hotel-report.js';
import { usePeriod } from '../period/use-period.js';

/** The metrics of the selected period and the months around it. */
export function HotelReport({ refetchInterval }: { refetchInterval: number | false }) {
  const heading = useId();
  const [choice, choose] = usePeriod();
  const {
    data: known,
    isPending,
    isFetching,
    isPlaceholderData,
    isPaused,
    refetch,
  } = useHotelReport(choice, refetchInterval);
  // Offline, the previous period’s report would stay under the name of the selected one.
  const data = isPlaceholderData && isPaused ? undefined : known;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 font-display text-2xl">
        {messages.performance}
      </h2>
      <PeriodSelect choice={choice} onChange={choose} shown={known} />
      {isPending || data ? (
        <div
          role={data ? undefined : 'status'}
          aria-label={data ? undefined : messages.loading}
          aria-busy={isPlaceholderData || undefined}
          className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <div className="mt-5 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p className="text-lg">{data ? formatPeriod(data) : <Skeleton className="h-6 w-60" />}</p>
            {data && <ExportButton period={data} isReady={!isPlaceholderData} />}
          </div>
          <KeyMetrics of={data} />
          <RevenueBreakdown money={data} />
          <RevenueByMonth of={data} />
        </div>
      ) : (
        <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </section>
  );
}
