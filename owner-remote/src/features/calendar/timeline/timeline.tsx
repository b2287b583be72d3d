import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConnectionStatus } from '../../../shared/connection-status.js';
import { formatDayRange } from '../../../shared/format-day-range.js';
import { messages as calendarMessages } from '../messages.js';
import { StaleDataNotice } from '../stale-data-notice.js';
import { BlockDialog } from './block-dialog.js';
import { BlockUnitDialog } from './block-unit-dialog.js';
import { messages } from './messages.js';
import { StayDialog } from './stay-dialog.js';
import { TimelineGrid } from './timeline-grid.js';
import { TimelineSkeleton } from './timeline-skeleton.js';
import type { Unit } from './timeline-rows.js';
import { type TimelineBlock, type TimelineStay, useTimeline } from './use-timeline.js';

/** The units of a hotel in that city; the first night is in the query string, by default yesterday. */
export function Timeline({ city }: { city: string }) {
  const today = todayIn(timeZoneOf(city), new Date());
  const [query, setQuery] = useSearchParams();
  const isWide = useIsWide(1024);
  const isMedium = useIsWide(640);
  const days = isWide ? 21 : isMedium ? 14 : 7;
  const asked = CalendarDate.safeParse(query.get('from'));
  const from = asked.success ? asked.data : addDays(today, -1);
  const period = { from, to: addDays(from, days) };
  const { data, isPending, isError, isFetching, refetch, connection } = useTimeline(period);
  const [opened, setOpened] = useState<TimelineStay>();
  const [openedBlock, setOpenedBlock] = useState<TimelineBlock>();
  const [openedUnit, setOpenedUnit] = useState<Unit>();
  const show = (date: string) => setQuery({ from: date }, { preventScrollReset: true });
  const retry = () => void refetch();
  if (isPending) return <TimelineSkeleton />;
  if (!data) return <ErrorState {...messages.failed} onRetry={retry} busy={isFetching} />;
  return (
    <>
      <ConnectionStatus connection={connection} />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 aria-live="polite" className="mr-auto font-display text-2xl">
          {formatDayRange(period.from, addDays(period.to, -1))}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label={messages.previous} onClick={() => show(addDays(from, 2 - days))}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <Button variant="secondary" size="small" onClick={() => show(addDays(today, -1))}>
            {calendarMessages.today}
          </Button>
          <IconButton label={messages.next} onClick={() => show(addDays(from, days - 2))}>
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      {isError && <StaleDataNotice onRetry={retry} busy={isFetching} />}
      <TimelineGrid
        data={data}
        period={period}
        today={today}
        onOpen={setOpened}
        onOpenBlock={setOpenedBlock}
        onOpenUnit={setOpenedUnit}
      />
      <StayDialog stay={opened} data={data} today={today} onClose={() => setOpened(undefined)} />
      {openedBlock && <BlockDialog block={openedBlock} today={today} onClose={() => setOpenedBlock(undefined)} />}
      {openedUnit && (
        <BlockUnitDialog
          of={openedUnit}
          today={today}
          night={from > today ? from : today}
          onClose={() => setOpenedUnit(undefined)}
        />
      )}
    </>
  );
}
