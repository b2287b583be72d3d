import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { earliestAtDesk } from '@wayhouse/domain/arrival';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConnectionNotice } from '../../../shared/connection-notice.js';
import { ConnectionStatus } from '../../../shared/connection-status.js';
import { useShownHotel } from '../../../shared/use-shown-hotel.js';
import { useIsConnectionLost, useLastReadAt } from '../../../shared/use-is-connection-lost.js';
import { formatDateRange } from '@wayhouse/messages/format-date';
import { messages as calendarMessages } from '../messages.js';
import { StaleDataNotice } from '../stale-data-notice.js';
import { BlockDialog } from './block/block-dialog.js';
import { BlockUnitDialog } from './block/block-unit-dialog.js';
import { ChangeTimelineStay } from './change-timeline-stay.js';
import { CreateDialog } from './create-dialog.js';
import { messages as carryMessages } from './carry/messages.js';
import { messages } from './messages.js';
import { StayDialog } from './stay-dialog.js';
import { TimelineGrid } from './timeline-grid.js';
import { TimelineSkeleton } from './timeline-skeleton.js';
import type { Change, Chosen, OtherDates } from './plan/change.js';
import type { Unit } from './timeline-rows.js';
import { useTimelineChange } from './use-timeline-change.js';
import { type TimelineBlock, type TimelineStay, useTimeline } from './use-timeline.js';

/** What is loaded at once and scrolled, and how far the buttons go on. */
const [days, step] = [60, 28];

/** The units of a hotel in that city; the first night is in the query string, by default yesterday. */
export function Timeline({ city }: { city: string }) {
  const now = new Date();
  const today = todayIn(timeZoneOf(city), now);
  const earliest = earliestAtDesk(city, now, useShownHotel() ?? {});
  const [query, setQuery] = useSearchParams();
  const asked = CalendarDate.safeParse(query.get('from'));
  const from = asked.success ? asked.data : addDays(today, -1);
  const period = { from, to: addDays(from, days) };
  const {
    data: read,
    error,
    isPending,
    isFetching,
    isPaused,
    isPlaceholderData,
    refetch,
    connection,
    dataUpdatedAt,
    refetchInterval,
  } = useTimeline(period);
  const isLost = useIsConnectionLost({ error, dataUpdatedAt, refetchInterval });
  const readAt = useLastReadAt(dataUpdatedAt);
  // Without a connection what was read of other nights would make the ones asked for look free.
  const { data, save } = useTimelineChange(isPlaceholderData && isPaused ? undefined : read, today);
  const [opened, setOpened] = useState<TimelineStay>();
  const [openedBlock, setOpenedBlock] = useState<TimelineBlock>();
  const [openedUnit, setOpenedUnit] = useState<Unit>();
  const [chosen, setChosen] = useState<Chosen>();
  const [otherDates, setOtherDates] = useState<OtherDates>();
  function change(next: Change) {
    if (next.kind === 'create') setChosen(next);
    else if (next.kind === 'dates') setOtherDates(next);
    else save(next);
  }
  const show = (date: string) => setQuery({ from: date }, { preventScrollReset: true });
  const retry = () => void refetch();
  if (isPending) return <TimelineSkeleton />;
  if (!data && !read) return <ErrorState {...messages.failed} onRetry={retry} busy={isFetching} />;
  return (
    <>
      <ConnectionStatus connection={connection} />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 aria-live="polite" className="mr-auto font-display text-2xl">
          {formatDateRange(period.from, addDays(period.to, -1))}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label={messages.previous} onClick={() => show(addDays(from, -step))}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <Button variant="secondary" size="small" onClick={() => show(addDays(today, -1))}>
            {calendarMessages.today}
          </Button>
          <IconButton label={messages.next} onClick={() => show(addDays(from, step))}>
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      {isLost ? (
        <ConnectionNotice readAt={readAt} onRetry={retry} busy={isFetching && !isPaused} />
      ) : (
        error && <StaleDataNotice onRetry={retry} busy={isFetching} />
      )}
      {data ? (
        <div aria-busy={isPlaceholderData || undefined} className={classNames(isPlaceholderData && 'opacity-60')}>
          <TimelineGrid
            data={data}
            period={period}
            days={{ today, earliest }}
            closed={isLost ? carryMessages.noConnection : isPlaceholderData ? carryMessages.loading : undefined}
            onChange={change}
            onOpen={setOpened}
            onOpenBlock={setOpenedBlock}
            onOpenUnit={setOpenedUnit}
          />
        </div>
      ) : (
        <ErrorState {...messages.failed} onRetry={retry} busy={isFetching && !isPaused} />
      )}
      {data && (
        <StayDialog
          stay={opened}
          data={data}
          today={today}
          earliest={earliest}
          onChangeStay={(stay) => {
            setOpened(undefined);
            setOtherDates({ kind: 'dates', stay, checkIn: stay.checkIn, checkOut: stay.checkOut });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {otherDates && data && (
        <ChangeTimelineStay
          to={otherDates}
          rooms={data.rooms}
          city={city}
          today={today}
          onClose={() => setOtherDates(undefined)}
        />
      )}
      {openedBlock && data && (
        <BlockDialog
          block={openedBlock}
          units={data.rooms.find(({ _id }) => _id === openedBlock.room)?.units ?? 1}
          today={today}
          onClose={() => setOpenedBlock(undefined)}
        />
      )}
      {openedUnit && (
        <BlockUnitDialog
          of={openedUnit}
          today={today}
          nights={{ from: from > today ? from : today, last: from > today ? from : today }}
          onClose={() => setOpenedUnit(undefined)}
        />
      )}
      {chosen && data && (
        <CreateDialog chosen={chosen} rooms={data.rooms} today={today} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
