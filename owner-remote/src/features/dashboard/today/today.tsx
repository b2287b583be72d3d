import { dayGroups } from '@wayhouse/domain/day-groups';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useId } from 'react';
import { ConnectionNotice } from '../../../shared/connection-notice.js';
import { useIsConnectionLost, useLastReadAt } from '../../../shared/use-is-connection-lost.js';
import { messages } from '../messages.js';
import { DayFigure } from './day-figure.js';
import { formatDay } from './format-day.js';
import { TodaysBookings } from './todays-bookings.js';
import { useShownGroup } from './use-shown-group.js';
import { useToday } from './use-today.js';

type Props = { refetchInterval: number | false; newIds: ReadonlySet<string> };

/** Who arrives, who leaves, who is in house and who has not paid, each with its bookings on request. */
export function Today({ refetchInterval, newIds }: Props) {
  const [group, show] = useShownGroup();
  const { data, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useToday(
    group,
    refetchInterval,
  );
  const isLost = useIsConnectionLost({ error, dataUpdatedAt, refetchInterval });
  const readAt = useLastReadAt(dataUpdatedAt);
  const retry = () => void refetch();
  const heading = useId();
  const list = useId();
  if (!isPending && !data) return <ErrorState {...messages.today.failed} onRetry={retry} busy={isFetching} />;
  return (
    <section aria-labelledby={heading} aria-busy={isPending || undefined}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="font-display text-2xl">
          {messages.today.title}
        </h2>
        <p className="min-h-6 text-muted">{data?.date && formatDay(data.date)}</p>
      </div>
      {isLost && data && <ConnectionNotice readAt={readAt} onRetry={retry} busy={isFetching} />}
      <Card className="overflow-hidden">
        <ul className="-mr-px -mb-px grid grid-cols-2 lg:grid-cols-4 [&>li]:border-r [&>li]:border-b [&>li]:border-line">
          {dayGroups.map((each) => (
            <li key={each}>
              <DayFigure
                group={each}
                count={data?.counts[each]}
                list={list}
                isOpen={each === group}
                onToggle={() => show(each === group ? undefined : each)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {group && (
        // Hidden without stays, not left out: what is asked about one stays open when it leaves the group.
        <div id={list} hidden={!data?.counts[group]} className="mt-4">
          <TodaysBookings group={group} bookings={isPlaceholderData ? undefined : data?.bookings} newIds={newIds} />
        </div>
      )}
    </section>
  );
}
