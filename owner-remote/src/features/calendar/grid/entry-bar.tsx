import { paths } from '@wayhouse/contracts/paths';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Link } from 'react-router-dom';
import type { CellLayout } from './night-cell.js';
import type { Taken } from '../nights.js';
import { barStyle } from './entry-style.js';
import { sayNights } from '../format-nights.js';
import { texts } from '../messages.js';

type Props = {
  of: Taken;
  layout: CellLayout;
  /** How many cells of the row it covers, and whether its first and its last night are among them. */
  span: number;
  begins: boolean;
  ends: boolean;
};

/** A stay, which leads to its booking, or a block, across its nights. */
export function TakenBar({ of, layout, span, begins, ends }: Props) {
  const look = {
    style: extent(layout, span, ends),
    className: classNames(
      'absolute z-10 flex min-w-0 flex-col overflow-hidden border px-1.5 text-xs leading-tight sm:px-2.5 sm:text-[13px]',
      layout === 'month' ? 'justify-center' : 'gap-0.5 py-2',
      layout === 'down' ? 'right-2 left-22' : 'top-8 bottom-1 sm:top-9 sm:bottom-1.5',
      layout === 'down' ? (begins ? 'top-1' : 'top-0') : begins ? 'left-1' : 'left-0',
      corners(layout, begins, ends),
      // A press on a block is one on the night below it.
      of.kind === 'block' && 'pointer-events-none',
      barStyle(of),
    ),
  };
  if (of.kind === 'block')
    return (
      <span {...look} aria-hidden>
        <span className={classNames('font-medium', nameStyle(span))}>{of.reason ?? texts.blocked}</span>
      </span>
    );
  const { bookingId, guest, guests, state } = of.stay;
  const isNarrow = span === 1 && layout !== 'down';
  return (
    // Only for pointers: the night says whose it is, and the list below leads to every booking.
    <Link {...look} aria-hidden to={paths.ownerBooking(bookingId)} tabIndex={-1} draggable={false} title={guest}>
      <span className={classNames('font-semibold', nameStyle(span))}>{guest}</span>
      <span className={classNames('truncate', layout !== 'down' && 'max-sm:hidden', isNarrow && 'max-lg:hidden')}>
        {texts.stayNote(guests, texts.state[state])}
      </span>
      {layout !== 'month' && !isNarrow && <span className="truncate">{sayNights(of)}</span>}
    </Link>
  );
}

const nameStyle = (span: number) => (span === 1 ? 'truncate lg:whitespace-normal lg:line-clamp-2' : 'truncate');

/** Over the lines between its cells, and short of the line at its end. */
function extent(layout: CellLayout, span: number, ends: boolean) {
  const length = `calc(${span} * (100% + 1px) - ${ends ? 9 : 1}px)`;
  return layout === 'down' ? { height: length } : { width: length };
}

function corners(layout: CellLayout, begins: boolean, ends: boolean): string {
  if (layout === 'down')
    return classNames(begins ? 'rounded-t-field' : 'border-t-0', ends ? 'rounded-b-field' : 'border-b-0');
  return classNames(begins ? 'rounded-l-field' : 'border-l-0', ends ? 'rounded-r-field' : 'border-r-0');
}
