import { limits } from '@wayhouse/contracts/limits';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { addDays, daysBetween } from '@wayhouse/contracts/stay';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { useRef, useState } from 'react';
import { Agenda } from './agenda.js';
import { ChosenNights } from './selection/selection-panel.js';
import { Legend } from './grid/legend.js';
import { NightGrid } from './grid/night-grid.js';
import type { Nights } from './nights.js';
import { OutdatedNote } from './stale-data-notice.js';
import { sayNights, sayPeriod } from './format-nights.js';
import { texts } from './messages.js';
import { useChoice } from './selection/use-night-selection.js';
import { useRoomNights } from './use-room-nights.js';
import { type View, weeksOf } from './calendar-view.js';

type Props = {
  room: OwnRoom;
  view: View;
  /** The day that the view is turned to. */
  from: string;
  period: Nights;
  today: string;
  onGo: (from: string) => void;
  refetchInterval: number | false;
};

/** A room's nights, and what can be done with those that are chosen. */
export function RoomNights({ room, view, from, period, today, onGo, refetchInterval }: Props) {
  const { data, isPending, isError, isFetching, fetchStatus, refetch } = useRoomNights(
    room._id,
    period,
    refetchInterval,
  );
  const choice = useChoice({ from: today, to: addDays(today, limits.daysAhead) });
  const place = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(640);
  const [stop, setStop] = useState(from);
  const shown = weeksOf(period).flat();
  const isStopShown = shown.includes(stop);
  const turnTo = (night: string) => {
    setStop(night);
    if (!shown.includes(night)) onGo(night);
  };
  /** Nothing is chosen any more, and the focus is back where it came from. */
  const finish = () => {
    choice.clear();
    place.current?.querySelector<HTMLElement>('[data-night][tabindex="0"]')?.focus({ preventScroll: true });
  };
  if (!data && (isError || fetchStatus === 'paused'))
    return <ErrorState {...texts.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      {isPending && (
        <p role="status" className="sr-only">
          {texts.waiting}
        </p>
      )}
      {data && isError && <OutdatedNote onRetry={() => void refetch()} busy={isFetching} />}
      <Card ref={place} className="overflow-hidden">
        <NightGrid
          label={sayPeriod(view, period)}
          view={view}
          layout={view === 'month' ? 'month' : isWide ? 'week' : 'down'}
          period={period}
          known={data}
          today={today}
          choice={choice}
          stop={isStopShown ? stop : from}
          onStop={turnTo}
        />
      </Card>
      <Legend />
      <p role="status" className="sr-only">
        {choice.nights &&
          texts.chosenSpoken(daysBetween(choice.nights.from, choice.nights.to), sayNights(choice.nights))}
      </p>
      {choice.nights && (
        // What was typed for one choice is not for another.
        <ChosenNights key={choice.begun} room={room._id} nights={choice.nights} known={data} onDone={finish} />
      )}
      {data && <Agenda known={data} period={period} today={today} onChoose={choice.pick} />}
    </>
  );
}
