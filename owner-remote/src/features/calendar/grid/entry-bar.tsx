import { classNames } from '@wayhouse/web-kit/class-names';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import type { CellLayout } from './night-cell.js';
import type { GridEntry } from '../nights.js';
import { entryStyle } from './entry-style.js';
import { formatNights } from '../format-nights.js';
import { paymentOfStay } from '../../../shared/payment-of-stay.js';
import { messages } from '../messages.js';

type Props = {
  of: GridEntry;
  layout: CellLayout;
  /** The number of cells it spans in this row, and whether it starts and ends in them. */
  span: number;
  isStart: boolean;
  isEnd: boolean;
};

/** A stay, linked to its booking, a block, or how many units are taken, as a bar across its nights. */
export function EntryBar({ of, layout, span, isStart, isEnd }: Props) {
  const barProps = {
    style: barSize(layout, span, isEnd),
    className: classNames(
      'absolute z-10 flex min-w-0 flex-col overflow-hidden border px-1.5 text-xs leading-tight sm:px-2.5 sm:text-[13px]',
      layout === 'month' ? 'justify-center' : 'gap-0.5 py-2',
      layout === 'down' ? 'right-2 left-22' : 'top-8 bottom-1 sm:top-9 sm:bottom-1.5',
      layout === 'down' ? (isStart ? 'top-1' : 'top-0') : isStart ? 'left-1' : 'left-0',
      cornerStyle(layout, isStart, isEnd),
      // Pressing what is no link selects the night below it.
      of.kind !== 'stay' && 'pointer-events-none',
      entryStyle(of),
    ),
  };
  if (of.kind !== 'stay')
    return (
      <span {...barProps} aria-hidden>
        <span className={classNames('font-medium', titleStyle(span))}>
          {of.kind === 'block' ? (
            (of.reason ?? messages.blocked)
          ) : (
            <TakenUnits taken={of.booked + of.blocked} units={of.units} />
          )}
        </span>
      </span>
    );
  const { bookingId, guest, guests } = of.stay;
  const isNarrow = span === 1 && layout !== 'down';
  return (
    // For pointers only: the cell’s label names the guest, and the agenda links to every booking.
    <Link {...barProps} aria-hidden to={ownerPaths.booking(bookingId)} tabIndex={-1} draggable={false} title={guest}>
      <span className={classNames('font-semibold', titleStyle(span))}>{guest}</span>
      <span className={classNames('truncate', layout !== 'down' && 'max-sm:hidden', isNarrow && 'max-lg:hidden')}>
        {messages.stayNote(guests, paymentOfStay(of.stay))}
      </span>
      {layout !== 'month' && !isNarrow && <span className="truncate">{formatNights(of)}</span>}
    </Link>
  );
}

const TakenUnits = ({ taken, units }: { taken: number; units: number }) => (
  <>
    <span className="sm:hidden">{messages.takenUnitsShort(taken, units)}</span>
    <span className="max-sm:hidden">{messages.takenUnits(taken, units)}</span>
  </>
);

const titleStyle = (span: number) => (span === 1 ? 'truncate lg:whitespace-normal lg:line-clamp-2' : 'truncate');

/** Across the grid lines between its cells, ending just before the last one. */
function barSize(layout: CellLayout, span: number, ends: boolean) {
  const length = `calc(${span} * (100% + 1px) - ${ends ? 9 : 1}px)`;
  return layout === 'down' ? { height: length } : { width: length };
}

function cornerStyle(layout: CellLayout, begins: boolean, ends: boolean): string {
  if (layout === 'down')
    return classNames(begins ? 'rounded-t-field' : 'border-t-0', ends ? 'rounded-b-field' : 'border-b-0');
  return classNames(begins ? 'rounded-l-field' : 'border-l-0', ends ? 'rounded-r-field' : 'border-r-0');
}
