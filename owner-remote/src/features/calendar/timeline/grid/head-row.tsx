import { classNames } from '@wayhouse/web-kit/class-names';
import { memo } from 'react';
import { formatMonth, formatNight, formatWeekday } from '../../format-nights.js';
import { messages } from '../messages.js';

/** The months and days above the rows. */
export const HeadRow = memo(({ nights, today }: { nights: string[]; today: string }) => (
  <div role="row" aria-rowindex={1} className="timeline-row timeline-head text-xs">
    <span role="columnheader" className="timeline-label">
      <span className="sr-only">{messages.unitColumn}</span>
    </span>
    <div className="timeline-days" role="presentation">
      {monthsOf(nights).map(({ first, count }) => (
        // For the eye: the label of each day has its whole date.
        <span key={first} aria-hidden style={{ gridColumn: `span ${count}` }}>
          <span className="timeline-month font-semibold text-ink">
            {formatMonth(first, count > 1 ? 'withYear' : 'alone')}
          </span>
        </span>
      ))}
      {nights.map((night, at) => (
        <span
          key={night}
          role="columnheader"
          aria-colindex={at + 2}
          aria-label={formatNight(night)}
          className="grid justify-items-center py-1.5 text-muted tabular-nums"
        >
          {formatWeekday(night, 'short')}
          <span
            className={classNames(
              'grid h-6 min-w-6 place-items-center text-sm font-medium',
              night === today ? 'rounded-pill bg-accent text-on-accent' : 'text-ink',
            )}
          >
            {Number(night.slice(8))}
          </span>
        </span>
      ))}
    </div>
  </div>
));
HeadRow.displayName = 'HeadRow';

/** The first of the nights in each month, and how many of them the month has. */
function monthsOf(nights: string[]): { first: string; count: number }[] {
  const firsts = nights.filter((night, at) => at === 0 || night.endsWith('-01'));
  return firsts.map((first) => ({ first, count: nights.filter((night) => isInMonthOf(first, night)).length }));
}
const isInMonthOf = (first: string, night: string) => night.startsWith(first.slice(0, 7));
