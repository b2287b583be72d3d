import { classNames } from '@wayhouse/web-kit/class-names';
import type { ReactNode } from 'react';
import { formatWeekday } from '../format-nights.js';
import type { Nights } from '../nights.js';
import { addDays } from '@wayhouse/domain/stay';

export type CellLayout = 'month' | 'week' | 'down';

type Props = {
  night: string;
  label: string;
  layout: CellLayout;
  isToday: boolean;
  isPast: boolean;
  isOutside: boolean;
  isFocusable: boolean;
  isLoading: boolean;
  selection: Nights | undefined;
  onFocus: () => void;
  children: ReactNode;
};

const sizes = { month: 'h-17 sm:h-24 lg:h-27', week: 'h-52', down: 'h-17' };
const ring =
  'outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0.5 ' +
  'focus-visible:after:z-30 focus-visible:after:rounded-sm focus-visible:after:border-2 focus-visible:after:border-accent';
const frame =
  'before:pointer-events-none before:absolute before:z-20 before:-top-px before:bottom-0 before:left-0 before:-right-px before:border-accent';

/** `children` is the bar of an entry that starts here. */
export function NightCell({ night, label, layout, selection, ...state }: Props) {
  const isSelected = selection !== undefined;
  const isFirst = selection?.from === night;
  const isLast = selection?.to === addDays(night, 1);
  return (
    <div
      role="gridcell"
      tabIndex={state.isFocusable ? 0 : -1}
      data-night={night}
      aria-selected={isSelected}
      aria-disabled={state.isPast || undefined}
      aria-current={state.isToday ? 'date' : undefined}
      onFocus={state.onFocus}
      className={classNames(
        // Leaves room for the selection panel.
        'relative min-w-0 flex-1 scroll-mb-64 border-line',
        layout === 'down' ? 'border-b' : 'border-r border-b last:border-r-0',
        sizes[layout],
        ring,
        isSelected
          ? 'bg-accent-soft'
          : state.isPast
            ? 'bg-sand/60'
            : 'cursor-pointer transition-colors hover:bg-sand/60',
        isSelected && frame,
        isSelected && (layout === 'down' ? verticalFrame(isFirst, isLast) : horizontalFrame(isFirst, isLast)),
      )}
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className={classNames(
          'absolute flex items-center gap-1.5 text-sm tabular-nums',
          layout === 'down' ? 'top-0 bottom-0 left-3 w-16' : 'top-1 left-1 sm:top-1.5 sm:left-1.5',
          state.isPast || state.isOutside ? 'text-muted' : 'font-medium',
        )}
      >
        {layout === 'down' && <span className="w-8 text-muted">{formatWeekday(night, 'short')}</span>}
        <span
          className={classNames(
            'grid h-6 min-w-6 items-center',
            state.isToday ? 'justify-center rounded-pill bg-accent font-semibold text-on-accent' : 'px-1',
          )}
        >
          {Number(night.slice(8))}
        </span>
      </span>
      {state.children}
      {state.isLoading && (
        <span aria-hidden className="absolute inset-x-2 bottom-2 h-3 animate-pulse rounded-pill bg-sand sm:bottom-3" />
      )}
    </div>
  );
}

const horizontalFrame = (isFirst: boolean, isLast: boolean) =>
  classNames(
    'before:border-y-2',
    isFirst && 'before:rounded-l-field before:border-l-2',
    isLast && 'before:rounded-r-field before:border-r-2',
  );
const verticalFrame = (isFirst: boolean, isLast: boolean) =>
  classNames(
    'before:border-x-2',
    isFirst && 'before:rounded-t-field before:border-t-2',
    isLast && 'before:rounded-b-field before:border-b-2',
  );
