import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Nights } from '../../nights.js';
import { columnsOf } from '../grid/entry-bar.js';
import type { Rights } from '../grid/unit-line.js';
import type { Grip, Spot } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';
import type { Carry } from './use-carry.js';

type Options = { grid: RefObject<HTMLDivElement | null>; rows: UnitRow[]; period: Nights; may: Rights; carry: Carry };
/** Column -1 is the number of the unit. */
type Cell = { row: number; column: number };

const rowsOfPage = 8;

/** One tab stop, from which the keys go on, as in the ARIA grid pattern; M and Shift carry what it is on. */
export function useGridKeys({ grid, rows, period, may, carry }: Options) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  const days = daysBetween(period.from, period.to);
  const within = (cell: Cell): Cell => ({
    row: Math.max(0, Math.min(rows.length - 1, cell.row)),
    column: Math.max(may.block ? -1 : 0, Math.min(days - 1, cell.column)),
  });
  const tabStop = within(at);
  const row = rows[tabStop.row];
  const spot: Spot | undefined = row && {
    ...{ room: row.room._id, unit: row.unit },
    night: addDays(period.from, Math.max(0, tabStop.column)),
  };
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[data-start][tabindex="0"]')?.focus();
  });

  const isHere = (span: Nights) => {
    const columns = columnsOf(span, period);
    return columns !== undefined && columns.start <= tabStop.column && tabStop.column < columns.end;
  };
  const gripHere = (kind: Grip['kind'], edge: 'start' | 'end'): Grip | undefined => {
    const stay = row?.stays.find(isHere);
    const block = row?.blocked.find(isHere);
    if (kind === 'move') return stay && { kind, stay };
    if (block) return may.block ? { kind: 'resize', block, edge } : undefined;
    return stay || !spot || tabStop.column < 0 ? undefined : { kind: 'create', spot };
  };
  const begin = (grip: Grip | undefined) => {
    if (!grip || !may.move || !spot) return;
    const last = grip.kind === 'resize' && addDays(grip.edge === 'end' ? grip.block.to : grip.block.from, grip.edge === 'end' ? -1 : 0);
    carry.begin({ grip, spot: last ? { ...spot, night: last } : spot, by: 'keys' });
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey && !['Home', 'End'].includes(event.key)) return;
    if (event.metaKey) return;
    if (carry.carried?.by === 'keys') carryOn(event);
    else if (event.shiftKey && ['ArrowLeft', 'ArrowRight'].includes(event.key))
      begin(gripHere('resize', event.altKey ? 'start' : 'end'));
    else if (event.altKey || event.shiftKey) return;
    else if (event.key.toLowerCase() === 'm') begin(gripHere('move', 'end'));
    else {
      const next = cellAfter(event, tabStop, sizeOf(event.currentTarget.ownerDocument.activeElement), days, rows.length);
      if (!next) return;
      isMoving.current = true;
      setAt(within(next));
    }
    event.preventDefault();
  }

  function carryOn({ key }: KeyboardEvent) {
    const { grip, spot: now } = carry.carried!;
    if (key === 'Escape' || key === 'Tab') return carry.cancel();
    if (key === 'Enter' || key === ' ') return carry.drop();
    if (grip.kind === 'move') {
      const units = rows.filter(({ room }) => room._id === now.room);
      const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const unit = units[units.findIndex((each) => each.unit === now.unit) + by]?.unit;
      if (unit) carry.aim({ ...now, unit });
    } else {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      carry.aim({ ...now, night: addDays(now.night, by) });
    }
  }
  /** What is pressed or focused otherwise becomes the tab stop. */
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const line = target.closest<HTMLElement>('[data-row]');
    const { start, end } = sizeOf(target);
    if (!line || Number.isNaN(start)) return;
    const isIn = tabStop.row === Number(line.dataset.row) && start <= tabStop.column && tabStop.column < end;
    if (!isIn) setAt({ row: Number(line.dataset.row), column: start });
  };
  return { tabStop, spot, onKeyDown, onFocus };
}

const sizeOf = (element: Element | null) => {
  const { start, end } = (element as HTMLElement | null)?.dataset ?? {};
  return { start: Number(start ?? NaN), end: Number(end ?? NaN) };
};

/** Left and right go on beyond what is there, up and down stay in the column. */
function cellAfter(
  { key, ctrlKey }: KeyboardEvent,
  { row, column }: Cell,
  { start, end }: { start: number; end: number },
  days: number,
  rows: number,
): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: (Number.isNaN(start) ? column : start) - 1 };
    case 'ArrowRight':
      return { row, column: Number.isNaN(end) ? column + 1 : end };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'PageUp':
      return { row: row - rowsOfPage, column };
    case 'PageDown':
      return { row: row + rowsOfPage, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: days - 1 };
    default:
      return undefined;
  }
}
