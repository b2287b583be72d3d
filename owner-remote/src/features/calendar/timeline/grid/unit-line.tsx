import { addDays } from '@wayhouse/domain/stay';
import { memo } from 'react';
import { formatNight } from '../../format-nights.js';
import { messages as calendarMessages } from '../../messages.js';
import { messages as sharedMessages } from '../../../../shared/messages.js';
import type { Nights } from '../../nights.js';
import { messages as dialogMessages } from '../dialogs/messages.js';
import { messages } from '../messages.js';
import { type Edge, isEdgeShown, refuseDates, type Spot } from '../plan/plan-drop.js';
import type { Unit, UnitRow } from '../timeline-rows.js';
import type { TimelineBlock, TimelineStay } from '../use-timeline.js';
import { BlockBar, type Columns, columnsOf, placeOf, StayBar } from './entry-bar.js';

export type LineActions = {
  onOpen: (stay: TimelineStay) => void;
  onOpenBlock: (block: TimelineBlock) => void;
  onOpenUnit: (unit: Unit) => void;
  onChoose: (spot: Spot) => void;
};
/** What somebody may do here. */
export type Rights = { move: boolean; block: boolean };

type Props = LineActions & {
  row: UnitRow;
  /** In rem. */
  top: number;
  ariaIndex: number;
  period: Nights;
  today: string;
  may: Rights;
  /** The column of the tab stop of the grid, if it is in this row: -1 is the number of the unit. */
  tabStop: number | undefined;
  /** What of this row is carried. */
  carried: TimelineStay | TimelineBlock | undefined;
};

/** A unit with who has it. It is drawn again only for what concerns it. */
export const UnitLine = memo(
  ({ row, top, ariaIndex, period, today, may, tabStop, carried, ...on }: Props) => {
    const { unit, room, stays, blocked, index } = row;
    const label = `timeline-unit-${index}`;
    const has = (columns: Columns) => tabStop !== undefined && columns.start <= tabStop && tabStop < columns.end;
    const isIn = (span: Nights) => {
      const columns = columnsOf(span, period);
      return columns !== undefined && has(columns);
    };
    const isFree = tabStop !== undefined && tabStop >= 0 && ![...stays, ...blocked].some(isIn);
    const place = (span: Nights) => {
      const columns = columnsOf(span, period);
      return columns ? { columns, isTabStop: has(columns), isCarried: span === carried } : undefined;
    };
    const edgesOf = (block: TimelineBlock): Edge[] =>
      may.block && (block.isUnitAlone || room.units === 1)
        ? edges.filter((edge) => isEdgeShown(block, edge, period))
        : [];
    const edgesOfStay = (stay: TimelineStay): Edge[] =>
      may.move ? edges.filter((edge) => !refuseDates(stay, edge, today, period)) : [];
    return (
      <div
        role="row"
        aria-labelledby={label}
        data-row={index}
        aria-rowindex={ariaIndex}
        style={{ top: `${top}rem` }}
        className="timeline-row timeline-unit"
      >
        <div role="rowheader" className="timeline-label">
          <UnitLabel
            id={label}
            of={{ room, unit }}
            mayBlock={may.block}
            isTabStop={tabStop === -1}
            onOpen={on.onOpenUnit}
          />
        </div>
        <div role="presentation" className="timeline-track">
          {stays.map((stay, at) => {
            const bar = place(stay);
            // Not its nights: a stay that begins on another one stays the same bar, with its focus.
            const earlier = stays.slice(0, at).filter(({ bookingId }) => bookingId === stay.bookingId);
            const key = `${stay.bookingId} ${earlier.length}`;
            const open = { edges: edgesOfStay(stay), onOpen: () => on.onOpen(stay) };
            return bar && <StayBar key={key} {...{ stay, ...bar, ...open }} mayMove={may.move} />;
          })}
          {blocked.map((block) => {
            const bar = place(block);
            const open = { edges: edgesOf(block), onOpen: () => on.onOpenBlock(block) };
            return bar && <BlockBar key={`block ${block.from}`} {...{ block, ...bar, ...open }} />;
          })}
          {isFree && (
            <FreeNight
              column={tabStop}
              night={addDays(period.from, tabStop)}
              mayChoose={may.move}
              onChoose={(night) => on.onChoose({ room: room._id, unit, night })}
            />
          )}
        </div>
      </div>
    );
  },
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.top === after.top &&
    before.ariaIndex === after.ariaIndex &&
    before.period.from === after.period.from &&
    before.period.to === after.period.to &&
    before.today === after.today &&
    before.tabStop === after.tabStop &&
    before.carried === after.carried &&
    before.may === after.may,
);
UnitLine.displayName = 'UnitLine';

const edges = ['start', 'end'] as const;

const isSame = <Item,>(one: Item[], other: Item[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);
const isSameRow = (one: UnitRow, other: UnitRow) =>
  one.room === other.room &&
  one.index === other.index &&
  isSame(one.stays, other.stays) &&
  isSame(one.blocked, other.blocked);

type LabelProps = { id: string; of: Unit; mayBlock: boolean; isTabStop: boolean; onOpen: (unit: Unit) => void };

const UnitLabel = ({ id, of, mayBlock, isTabStop, onOpen }: LabelProps) =>
  mayBlock ? (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      data-start={-1}
      data-end={0}
      aria-label={dialogMessages.block.open(of.unit)}
      onClick={() => onOpen(of)}
      className="flex w-full items-center px-3 text-left text-sm text-muted tabular-nums -outline-offset-2 transition-colors hover:bg-sand/60 hover:text-ink sm:px-4"
    >
      <span id={id} className="underline decoration-line underline-offset-4">
        {sharedMessages.unit(of.unit)}
      </span>
    </button>
  ) : (
    <span id={id} className="flex items-center px-3 text-sm text-muted tabular-nums sm:px-4">
      {sharedMessages.unit(of.unit)}
    </span>
  );

type FreeProps = { column: number; night: string; mayChoose: boolean; onChoose: (night: string) => void };

/** The free night that the keys have come to; the others have no element. */
const FreeNight = ({ column, night, mayChoose, onChoose }: FreeProps) => (
  <div
    role="gridcell"
    aria-colindex={column + 2}
    className="timeline-entry"
    style={placeOf({ start: column, end: column + 1 })}
  >
    <button
      type="button"
      tabIndex={0}
      data-start={column}
      data-end={column + 1}
      aria-label={[formatNight(night), messages.free].join(calendarMessages.dot)}
      onClick={() => mayChoose && onChoose(night)}
      className="timeline-free h-full w-full"
    />
  </div>
);
