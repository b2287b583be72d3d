import { roomTypeNames } from '@wayhouse/messages/room-names';
import { daysBetween, nightsOf } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useId } from 'react';
import { stayStyles, hatchedStyle } from '../grid/entry-style.js';
import { formatNights, formatWeekday } from '../format-nights.js';
import { messages as calendarMessages } from '../messages.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { messages as sharedMessages } from '../../../shared/messages.js';
import type { Nights } from '../nights.js';
import { messages } from './messages.js';
import { type RoomRows, toRows, type Unit, type UnitRow } from './timeline-rows.js';
import type { TimelineBlock, TimelineData, TimelineStay } from './use-timeline.js';

type Props = {
  data: TimelineData;
  period: Nights;
  today: string;
  onOpen: (stay: TimelineStay) => void;
  onOpenBlock: (block: TimelineBlock) => void;
  onOpenUnit: (unit: Unit) => void;
};

const rowStyle = 'grid grid-cols-[4.5rem_1fr] sm:grid-cols-[7rem_1fr]';

/** A row for each unit, a column for each night. Rows out of view are not drawn. */
export function TimelineGrid({ data, today, ...grid }: Props) {
  const { period } = grid;
  const nights = nightsOf({ checkIn: period.from, checkOut: period.to });
  return (
    <Card className="overflow-clip">
      <div aria-hidden className={classNames(rowStyle, 'sticky top-0 z-20 border-b border-line bg-surface text-xs')}>
        <span />
        <div className="grid" style={columnsOf(nights.length)}>
          {nights.map((night) => (
            <span key={night} className="grid justify-items-center py-1.5 text-muted tabular-nums">
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
      {toRows(data).map((rows) => (
        <RoomGroup key={rows.room._id} rows={rows} {...grid} />
      ))}
    </Card>
  );
}

type GroupProps = Omit<Props, 'data' | 'today'> & { rows: RoomRows };

const RoomGroup = ({ rows: { room, units }, ...grid }: GroupProps) => (
  <section aria-labelledby={`room-${room._id}`} className="border-b border-line last:border-b-0">
    <h3 id={`room-${room._id}`} className="bg-sand/60 px-3 py-1.5 text-sm font-medium sm:px-4">
      {roomTypeNames[room.roomType]}
    </h3>
    <ul className="divide-y divide-line">
      {units.map((row) => (
        <UnitLine key={row.unit} room={room} row={row} {...grid} />
      ))}
    </ul>
  </section>
);

type LineProps = Omit<GroupProps, 'rows'> & Pick<RoomRows, 'room'> & { row: UnitRow };

function UnitLine({ room, row: { unit, stays, blocked }, period, onOpen, onOpenBlock, onOpenUnit }: LineProps) {
  const mayBlock = useMayActAs('manager');
  const label = useId();
  const days = daysBetween(period.from, period.to);
  const columns = ({ from, to }: Nights) => ({
    gridColumn: `${Math.max(0, daysBetween(period.from, from)) + 1} / ${Math.min(days, daysBetween(period.from, to)) + 1}`,
  });
  const isShown = ({ from, to }: Nights) => from < period.to && period.from < to;
  const [shownStays, shownBlocks] = [stays.filter(isShown), blocked.filter(isShown)];
  return (
    <li className={classNames(rowStyle, '[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]')}>
      {mayBlock ? (
        <button
          type="button"
          aria-label={messages.block.open(unit)}
          onClick={() => onOpenUnit({ room, unit })}
          className="flex items-center px-3 text-left text-sm text-muted tabular-nums -outline-offset-2 transition-colors hover:bg-sand/60 hover:text-ink sm:px-4"
        >
          <span id={label} className="underline decoration-line underline-offset-4">
            {messages.unit(unit)}
          </span>
        </button>
      ) : (
        <span id={label} className="flex items-center px-3 text-sm text-muted tabular-nums sm:px-4">
          {messages.unit(unit)}
        </span>
      )}
      <ul
        aria-labelledby={label}
        className="grid min-h-13 items-center border-l border-line"
        style={{ ...columnsOf(days), ...nightLines(days) }}
      >
        {shownStays.map((stay) => (
          <li key={`${stay.bookingId} ${stay.from}`} className="row-start-1 min-w-0 px-px" style={columns(stay)}>
            <button
              type="button"
              onClick={() => onOpen(stay)}
              title={stay.guest}
              className={classNames(
                'flex min-h-11 w-full min-w-0 items-center border px-1.5 text-left text-xs font-semibold transition-colors sm:px-2.5 sm:text-[13px]',
                stay.from === stay.checkIn ? 'rounded-l-field' : 'border-l-0',
                stay.to === stay.checkOut ? 'rounded-r-field' : 'border-r-0',
                stayStyles[stay.state],
              )}
            >
              <span aria-hidden className="truncate">
                {daysBetween(stay.from, stay.to) === 1 ? initialsOf(stay.guest) : stay.guest}
              </span>
              <span className="sr-only">
                {[stay.guest, formatNights(stay), sharedMessages.state[stay.state]].join(calendarMessages.dot)}
              </span>
            </button>
          </li>
        ))}
        {shownBlocks.map((block) => (
          <li key={block.from} className="row-start-1 min-w-0 px-px" style={columns(block)}>
            <button
              type="button"
              onClick={() => onOpenBlock(block)}
              title={block.reason}
              className={classNames(
                'flex min-h-11 w-full min-w-0 items-center overflow-hidden rounded-field border px-1.5 text-left text-xs font-medium transition-colors hover:border-ink sm:px-2.5',
                hatchedStyle,
              )}
            >
              <span aria-hidden className="truncate">
                {block.reason ?? calendarMessages.blocked}
              </span>
              <span className="sr-only">
                {[calendarMessages.blocked, block.reason, formatNights(block)]
                  .filter(Boolean)
                  .join(calendarMessages.dot)}
              </span>
            </button>
          </li>
        ))}
        {shownStays.length + shownBlocks.length === 0 && <li className="sr-only">{messages.free}</li>}
      </ul>
    </li>
  );
}

/** Two letters fit into a night. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('');

const columnsOf = (days: number) => ({ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` });

/** A line between nights, without an element for each. */
const nightLines = (days: number) => ({
  backgroundImage: 'linear-gradient(to left, var(--color-line) 1px, transparent 1px)',
  backgroundSize: `${100 / days}% 100%`,
});
