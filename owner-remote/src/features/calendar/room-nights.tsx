import { latestArrival } from '@wayhouse/domain/arrival';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { useRef, useState } from 'react';
import { Agenda } from './agenda.js';
import { SelectionPanel } from './selection/selection-panel.js';
import { Legend } from './grid/legend.js';
import { NightGrid } from './grid/night-grid.js';
import type { Nights } from './nights.js';
import { StaleDataNotice } from './stale-data-notice.js';
import { formatNights, formatPeriod } from './format-nights.js';
import { useMayActAs } from '../../shared/for-role.js';
import { messages } from './messages.js';
import { useNightSelection } from './selection/use-night-selection.js';
import { useRoomNights } from './use-room-nights.js';
import { type View, weeksOf } from './calendar-view.js';

type Props = {
  room: OwnRoom;
  view: View;
  /** The date the view contains. */
  from: string;
  period: Nights;
  today: string;
  onShow: (from: string) => void;
  refetchInterval: number | false;
};

/** The grid of a room’s nights, the selection panel and the agenda. */
export function RoomNights({ room, view, from, period, today, onShow, refetchInterval }: Props) {
  const { data, isPending, isError, isFetching, fetchStatus, refetch } = useRoomNights(
    room._id,
    period,
    refetchInterval,
  );
  const mayBlock = useMayActAs('manager');
  // Without an end none can be selected.
  const selection = useNightSelection({ from: today, to: mayBlock ? addDays(latestArrival(today), 1) : '' });
  const card = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(640);
  const [tabStop, setTabStop] = useState(from);
  const shownNights = weeksOf(period).flat();
  const isTabStopShown = shownNights.includes(tabStop);
  const moveTabStop = (night: string) => {
    setTabStop(night);
    if (!shownNights.includes(night)) onShow(night);
  };
  /** Clears the selection and returns the focus to the grid. */
  const endSelection = () => {
    selection.clear();
    card.current?.querySelector<HTMLElement>('[data-night][tabindex="0"]')?.focus({ preventScroll: true });
  };
  if (!data && (isError || fetchStatus === 'paused'))
    return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      {isPending && (
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
      )}
      {data && isError && <StaleDataNotice onRetry={() => void refetch()} busy={isFetching} />}
      <Card ref={card} className="overflow-hidden">
        <NightGrid
          label={formatPeriod(view, period)}
          view={view}
          layout={view === 'month' ? 'month' : isWide ? 'week' : 'down'}
          period={period}
          loaded={data}
          units={room.units ?? 1}
          today={today}
          selection={selection}
          tabStop={isTabStopShown ? tabStop : from}
          onTabStop={moveTabStop}
        />
      </Card>
      <Legend units={room.units ?? 1} maySelect={mayBlock} />
      <p role="status" className="sr-only">
        {selection.nights &&
          messages.selectedSpoken(
            daysBetween(selection.nights.from, selection.nights.to),
            formatNights(selection.nights),
          )}
      </p>
      {selection.nights && (
        // Remounted for a new selection, because its reason is typed anew.
        <SelectionPanel
          key={selection.anchor}
          room={room._id}
          nights={selection.nights}
          loaded={data}
          onDone={endSelection}
        />
      )}
      {data && (
        <Agenda nights={data} period={period} today={today} onSelect={mayBlock ? selection.selectAll : undefined} />
      )}
    </>
  );
}
