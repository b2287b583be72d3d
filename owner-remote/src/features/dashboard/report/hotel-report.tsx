import { classNames } from '@wayhouse/web-kit/class-names';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ExportButton } from './export-button.js';
import { MoneyApart } from './revenue-breakdown.js';
import { PeriodChoice } from '../period/period-select.js';
import { periodText } from '../period/format-period.js';
import { RevenueByMonth } from './revenue-by-month.js';
import { texts } from '../messages.js';
import { Totals } from './key-metrics.js';
import { useHotelFigures } from './use-hotel-report.js';
import { usePeriod } from '../period/use-period.js';

/** The figures of the chosen period, and the months round it. */
export function HotelAtAGlance({ refetchInterval }: { refetchInterval: number | false }) {
  const [choice, choose] = usePeriod();
  const {
    data: known,
    isPending,
    isFetching,
    isPlaceholderData,
    isPaused,
    refetch,
  } = useHotelFigures(choice, refetchInterval);
  // Offline, the figures of the period before would stand under the name of this one for as long as that lasts.
  const data = isPlaceholderData && isPaused ? undefined : known;
  return (
    <>
      <PeriodChoice choice={choice} onChange={choose} shown={known} />
      {isPending || data ? (
        <div
          role={data ? undefined : 'status'}
          aria-label={data ? undefined : texts.waiting}
          aria-busy={isPlaceholderData || undefined}
          className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <div className="mt-5 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p className="text-lg">{data ? periodText(data) : <Skeleton className="h-6 w-60" />}</p>
            {data && <ExportButton period={data} isReady={!isPlaceholderData} />}
          </div>
          <Totals of={data} />
          <MoneyApart money={data} />
          <RevenueByMonth of={data} />
        </div>
      ) : (
        <ErrorState {...texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </>
  );
}
