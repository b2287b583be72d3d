import { daysBetween } from '@wayhouse/contracts/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useLayoutEffect, useRef } from 'react';
import { type CellLayout, NightCell } from './night-cell.js';
import { nightWords } from './night-label.js';
import { isWithin, type KnownNights, type Nights, type Taken, takenIn } from '../nights.js';
import { sayWeekday } from '../format-nights.js';
import { TakenBar } from './entry-bar.js';
import type { NightsChoice } from '../selection/use-night-selection.js';
import { useChoosing } from '../selection/use-selection-gestures.js';
import { type View, weeksOf } from '../calendar-view.js';

type Props = {
  label: string;
  view: View;
  layout: CellLayout;
  period: Nights;
  known: KnownNights | undefined;
  today: string;
  choice: NightsChoice;
  /** The night that is the grid's one stop for the tabulator. */
  stop: string;
  onStop: (night: string) => void;
};

/** The nights as a grid: one stop for the tabulator, arrow keys inside. */
export function NightGrid({ label, view, layout, period, known, today, choice, stop, onStop }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const goal = useRef<string>(undefined);
  const isDown = layout === 'down';
  const onGo = (night: string) => {
    goal.current = night;
    onStop(night);
  };
  const { isDragging, ...choosing } = useChoosing({ choice, view, isDown, onGo });
  // The night may be in a month that is drawn only once the address has changed.
  useLayoutEffect(() => {
    const reached = goal.current && grid.current?.querySelector<HTMLElement>(`[data-night="${goal.current}"]`);
    if (!reached) return;
    goal.current = undefined;
    reached.focus();
  });
  const weeks = weeksOf(period);
  const rows = isDown ? weeks.flat().map((night) => [night]) : weeks;
  const allTaken = known ? takenIn(known) : [];
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={!known}
      {...choosing}
      className={classNames('select-none', isDragging && '[&_a]:pointer-events-none')}
    >
      {!isDown && <WeekdayRow week={weeks[0]!} />}
      {rows.map((row, position) => (
        <div key={row[0]} role="row" className="flex last:*:border-b-0">
          {row.map((night, column) => {
            const isKnown = known !== undefined && isWithin(night, known);
            const taken = allTaken.find((each) => isWithin(night, each));
            return (
              <NightCell
                key={night}
                night={night}
                layout={layout}
                words={nightWords({ night, today, isKnown, taken })}
                isToday={night === today}
                isPast={night < today}
                isOutside={!isWithin(night, period)}
                isFocusable={night === stop}
                isLoading={!isKnown}
                chosen={choice.nights && isWithin(night, choice.nights) ? choice.nights : undefined}
                onFocus={() => onStop(night)}
              >
                {taken && barFrom(night, taken, layout, isDown ? rows.length - position : row.length - column)}
              </NightCell>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const WeekdayRow = ({ week }: { week: string[] }) => (
  <div role="row" className="flex border-b border-line text-xs font-medium text-muted sm:text-sm">
    {week.map((night) => (
      <div
        key={night}
        role="columnheader"
        aria-label={sayWeekday(night, 'long')}
        className="min-w-0 flex-1 px-1 py-2 sm:px-2.5"
      >
        {sayWeekday(night, 'short')}
      </div>
    ))}
  </div>
);

/** The bar that begins in this night, or goes on in it from what is not shown; `left` cells follow, this one counted. */
function barFrom(night: string, taken: Taken, layout: CellLayout, left: number) {
  if (taken.from !== night && left < 7) return null;
  const nights = daysBetween(night, taken.to);
  const span = Math.min(nights, left);
  return <TakenBar of={taken} layout={layout} span={span} begins={taken.from === night} ends={span === nights} />;
}
