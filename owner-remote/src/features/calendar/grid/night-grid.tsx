import { daysBetween } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useLayoutEffect, useRef } from 'react';
import { type CellLayout, NightCell } from './night-cell.js';
import { nightLabel } from './night-label.js';
import { type GridEntry, isWithin, type LoadedNights, type Nights, toGridEntries } from '../nights.js';
import { formatWeekday } from '../format-nights.js';
import { EntryBar } from './entry-bar.js';
import type { NightSelection } from '../selection/use-night-selection.js';
import { useSelectionGestures } from '../selection/use-selection-gestures.js';
import { type View, weeksOf } from '../calendar-view.js';

type Props = {
  label: string;
  view: View;
  layout: CellLayout;
  period: Nights;
  loaded: LoadedNights | undefined;
  /** How many of the room there are. */
  units: number;
  today: string;
  selection: NightSelection;
  /** The night that is the grid’s tab stop. */
  tabStop: string;
  onTabStop: (night: string) => void;
};

/** ARIA grid: one tab stop, arrow keys move inside. */
export function NightGrid({ label, view, layout, period, loaded, units, today, selection, tabStop, onTabStop }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<string>(undefined);
  const isVertical = layout === 'down';
  const onMove = (night: string) => {
    focusTarget.current = night;
    onTabStop(night);
  };
  const { isDragging, ...gestures } = useSelectionGestures({ selection, view, isVertical, onMove });
  // The night may be in a month that is rendered only after the query string has changed.
  useLayoutEffect(() => {
    const target =
      focusTarget.current && grid.current?.querySelector<HTMLElement>(`[data-night="${focusTarget.current}"]`);
    if (!target) return;
    focusTarget.current = undefined;
    target.focus();
  });
  const weeks = weeksOf(period);
  const rows = isVertical ? weeks.flat().map((night) => [night]) : weeks;
  const entries = loaded ? toGridEntries(loaded, units) : [];
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={!loaded}
      {...gestures}
      className={classNames('select-none', isDragging && '[&_a]:pointer-events-none')}
    >
      {!isVertical && <WeekdayRow week={weeks[0]!} />}
      {rows.map((row, position) => (
        <div key={row[0]} role="row" className="flex last:*:border-b-0">
          {row.map((night, column) => {
            const isLoaded = loaded !== undefined && isWithin(night, loaded);
            const entry = entries.find((candidate) => isWithin(night, candidate));
            return (
              <NightCell
                key={night}
                night={night}
                layout={layout}
                label={nightLabel({ night, today, isLoaded, entry })}
                isToday={night === today}
                isPast={night < today}
                isOutside={!isWithin(night, period)}
                isFocusable={night === tabStop}
                isLoading={!isLoaded}
                selection={selection.nights && isWithin(night, selection.nights) ? selection.nights : undefined}
                onFocus={() => onTabStop(night)}
              >
                {entry && renderBar(night, entry, layout, isVertical ? rows.length - position : row.length - column)}
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
        aria-label={formatWeekday(night, 'long')}
        className="min-w-0 flex-1 px-2 py-2 sm:px-2.5"
      >
        {formatWeekday(night, 'short')}
      </div>
    ))}
  </div>
);

/**
 * The bar of an entry that starts at this night or continues from before the view; `left`: remaining cells of the row,
 * including this one.
 */
function renderBar(night: string, entry: GridEntry, layout: CellLayout, left: number) {
  if (entry.from !== night && left < 7) return null;
  const nights = daysBetween(night, entry.to);
  const span = Math.min(nights, left);
  return <EntryBar of={entry} layout={layout} span={span} isStart={entry.from === night} isEnd={span === nights} />;
}
