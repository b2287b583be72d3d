import { roomLabel } from '@wayhouse/messages/room-names';
import { nightsOf } from '@wayhouse/domain/stay';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type CSSProperties, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useMayActAs } from '../../../shared/for-role.js';
import type { Nights } from '../nights.js';
import { CarryNote } from './carry/carry-note.js';
import { Ghost } from './carry/ghost.js';
import { useCarry } from './carry/use-carry.js';
import { useGridKeys } from './carry/use-grid-keys.js';
import { usePointerCarry } from './carry/use-pointer-carry.js';
import { HeadRow } from './grid/head-row.js';
import { placeRows } from './grid/place-rows.js';
import { type LineActions, UnitLine } from './grid/unit-line.js';
import { firstRows, useDrawnRows } from './grid/use-drawn-rows.js';
import { messages } from './messages.js';
import type { Change } from './plan/change.js';
import type { Days } from './plan/plan-drop.js';
import { type RoomRows, toRows } from './timeline-rows.js';
import type { TimelineData } from './use-timeline.js';
import './timeline.css';

type Props = Omit<LineActions, 'onChoose'> & {
  data: TimelineData;
  period: Nights;
  days: Days;
  /** Why nothing can be changed now. */
  closed: string | undefined;
  onChange: (change: Change) => void;
};

/**
 * A row for each unit, a column for each night. What is carried is drawn above the rows, so
 * that they stay as they are.
 */
export function TimelineGrid({ data, period, days, closed, onChange, ...open }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const how = useId();
  const [mayMove, mayBlock] = [useMayActAs('reception'), useMayActAs('manager')];
  const may = useMemo(() => ({ move: mayMove, block: mayBlock }), [mayMove, mayBlock]);
  const nights = useMemo(() => nightsOf({ checkIn: period.from, checkOut: period.to }), [period.from, period.to]);
  const groups = useMemo(() => toRows(data), [data]);
  const rows = useMemo(() => groups.flatMap(({ units }) => units), [groups]);
  const places = useMemo(() => placeRows(groups), [groups]);
  const drawn = useDrawnRows(rows.length);
  // Other dates are drawn at once in the first rows, and in the others without keeping anybody from going on.
  const later = useDeferredValue(period);
  const carry = useCarry({ data, period, days, closed, onChange });
  const { carried, plan } = carry;
  const onChoose = carry.choose;
  const { tabStop, ...keys } = useGridKeys({ grid, rows, period, may, carry });
  const pointer = usePointerCarry({ grid, rows, period, may, carry, onChoose });
  const grip = carried?.grip;
  const source = grip?.kind === 'resize' ? grip.block : grip && 'stay' in grip ? grip.stay : undefined;
  return (
    <Card className="overflow-clip">
      <CarryNote id={how} note={carry.note} isRefused={Boolean(plan?.refusal)} may={may} />
      <div
        ref={grid}
        role="grid"
        aria-label={messages.title}
        aria-describedby={how}
        aria-colcount={nights.length + 1}
        aria-rowcount={1 + groups.length + rows.length}
        data-carrying={carried?.by === 'pointer' || undefined}
        className="timeline border-t border-line"
        style={{ '--days': nights.length } as CSSProperties}
        {...keys}
        {...pointer}
      >
        <HeadRow nights={nights} today={days.today} />
        <div role="presentation" className="timeline-body" style={{ height: `${places.height}rem` }}>
          {groups.map(({ room, units }, position) => (
            <div key={room._id} role="rowgroup" aria-labelledby={`room-${room._id}`}>
              <RoomName
                room={room}
                top={places.rooms[position]!}
                ariaIndex={(units[0]?.index ?? 0) + position + 2}
                days={nights.length}
              />
              {units
                .filter(({ index }) => index < drawn || index === tabStop.row)
                .map((row) => (
                  <UnitLine
                    key={row.unit}
                    row={row}
                    top={places.rows[row.index]!}
                    ariaIndex={row.index + position + 3}
                    period={row.index < firstRows ? period : later}
                    today={days.today}
                    may={may}
                    tabStop={row.index === tabStop.row ? tabStop.column : undefined}
                    carried={source && row.room._id === source.room && row.unit === source.unit ? source : undefined}
                    onChoose={onChoose}
                    {...open}
                  />
                ))}
            </div>
          ))}
          {plan && <Ghost plan={plan} rows={rows} period={period} places={places} follows={carried?.by === 'keys'} />}
        </div>
      </div>
    </Card>
  );
}

/** On a phone a long name would end outside of what can be scrolled to. */
const widestName = 'calc(100vw - 4rem)';

type NameProps = { room: RoomRows['room']; top: number; ariaIndex: number; days: number };

const RoomName = ({ room, top, ariaIndex, days }: NameProps) => (
  <div
    role="row"
    aria-rowindex={ariaIndex}
    className="timeline-row timeline-name bg-sand/60"
    style={{ top: `${top}rem` }}
  >
    <span
      role="rowheader"
      id={`room-${room._id}`}
      aria-colspan={days + 1}
      className="timeline-room truncate px-3 text-sm font-medium sm:px-4"
      style={{ maxWidth: widestName }}
    >
      {roomLabel(room)}
    </span>
  </div>
);
