import { daysBetween } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { StickyNote } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { hatchedStyle, stayStyles } from '../../grid/entry-style.js';
import { formatNights } from '../../format-nights.js';
import { messages as calendarMessages } from '../../messages.js';
import type { Nights } from '../../nights.js';
import { messages as sharedMessages } from '../../../../shared/messages.js';
import { paymentOfStay, shownState } from '../../../../shared/payment-of-stay.js';
import { messages } from '../carry/messages.js';
import type { Edge } from '../plan/plan-drop.js';
import type { TimelineBlock, TimelineStay } from '../use-timeline.js';

type BarProps = {
  /** As far as it is shown. */
  columns: Columns;
  isTabStop: boolean;
  isCarried: boolean;
  onOpen: () => void;
};
/** Columns from 0; `end` is exclusive. */
export type Columns = { start: number; end: number };

/** The columns of some nights in the period, if it has any of them. */
export function columnsOf({ from, to }: Nights, period: Nights): Columns | undefined {
  const start = Math.max(0, daysBetween(period.from, from));
  const end = Math.min(daysBetween(period.from, period.to), daysBetween(period.from, to));
  return start < end ? { start, end } : undefined;
}

const barStyle =
  'flex min-h-11 w-full min-w-0 items-center overflow-hidden border px-1.5 text-left text-xs transition-colors sm:px-2.5';

type StayProps = BarProps & { stay: TimelineStay; edges: Edge[]; mayMove: boolean };

export const StayBar = ({ stay, edges, mayMove, ...bar }: StayProps) => (
  <Bar
    {...bar}
    title={[
      stay.guest,
      stay.paidInPart && paymentOfStay(stay),
      notesOf(stay),
      mayMove && (edges.length > 0 ? messages.stayHintWithEnds : messages.stayHint),
    ]
      .filter(Boolean)
      .join(calendarMessages.dot)}
    label={[stay.guest, formatNights(stay), paymentOfStay(stay), notesOf(stay)]
      .filter(Boolean)
      .join(calendarMessages.dot)}
    className={classNames(
      'font-semibold sm:text-[13px]',
      stay.from === stay.checkIn ? 'rounded-l-field' : 'border-l-0',
      stay.to === stay.checkOut ? 'rounded-r-field' : 'border-r-0',
      stayStyles[shownState(stay)],
    )}
    // For a finger one night has no place for ends beside what moves it.
    handles={<Handles edges={edges} fingerless={daysBetween(stay.from, stay.to) === 1 ? edges : []} />}
    mark={stay.notes && <StickyNote aria-hidden className="size-4 shrink-0" />}
  >
    {stay.guest}
  </Bar>
);

const notesOf = ({ notes }: TimelineStay) => notes && sharedMessages.notes(notes);

type BlockProps = BarProps & { block: TimelineBlock; edges: Edge[] };

export const BlockBar = ({ block, edges, ...bar }: BlockProps) => (
  <Bar
    {...bar}
    title={[block.reason, edges.length > 0 && messages.blockHint].filter(Boolean).join(calendarMessages.dot)}
    label={[calendarMessages.blocked, block.reason, formatNights(block)].filter(Boolean).join(calendarMessages.dot)}
    className={classNames('rounded-field font-medium hover:border-ink', hatchedStyle)}
    // For a finger two ends do not fit into one night.
    handles={<Handles edges={edges} fingerless={daysBetween(block.from, block.to) === 1 ? ['start'] : []} />}
  >
    {block.reason ?? calendarMessages.blocked}
  </Bar>
);

/** `fingerless` are those that a mouse alone has. */
const Handles = ({ edges, fingerless }: { edges: Edge[]; fingerless: Edge[] }) =>
  edges.map((edge) => (
    <span
      key={edge}
      aria-hidden
      className="timeline-edge"
      data-edge={edge}
      data-fingerless={fingerless.includes(edge) || undefined}
    />
  ));

type Content = BarProps & {
  title: string;
  label: string;
  className: string;
  children: string;
  /** Before the text. */
  mark?: ReactNode;
  handles?: ReactNode;
};

const Bar = ({ columns, isTabStop, isCarried, onOpen, title, label, className, children, mark, handles }: Content) => (
  <div
    role="gridcell"
    aria-colindex={columns.start + 2}
    aria-colspan={columns.end - columns.start}
    data-carried={isCarried || undefined}
    className="timeline-entry"
    style={placeOf(columns)}
  >
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      data-start={columns.start}
      data-end={columns.end}
      onClick={onOpen}
      title={title || undefined}
      aria-label={label}
      className={classNames(barStyle, className)}
    >
      {mark}
      <span dir="auto" className="timeline-text">
        {children}
      </span>
      {handles}
    </button>
  </div>
);

/** Read by the style sheet. */
export const placeOf = ({ start, end }: Columns) => ({ '--at': start, '--nights': end - start }) as CSSProperties;
