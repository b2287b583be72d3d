import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { later, type Nights } from '../../nights.js';
import { columnsOf } from '../grid/entry-bar.js';
import type { Rights } from '../grid/unit-line.js';
import type { Plan } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';
import { carryBegunBy, type KeyedCarry, spotAfterKey } from './carry-by-keys.js';
import { type Cell, cellAfterKey } from './cell-after-key.js';
import type { Carry } from './use-carry.js';

type Options = { grid: RefObject<HTMLDivElement | null>; rows: UnitRow[]; period: Nights; may: Rights; carry: Carry };

/** One tab stop, from which the keys go on, and carrying by keys. */
export function useGridKeys({ grid, rows, period, may, carry }: Options) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  const columns = daysBetween(period.from, period.to);
  const within = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(rows.length - 1, row)),
    column: Math.max(may.block ? -1 : 0, Math.min(columns - 1, column)),
  });
  const tabStop = within(at);
  // What is to be drawn for the focus is drawn by now. What had it may have gone with a change.
  useLayoutEffect(() => {
    const isGone = hasFocus.current && document.activeElement === document.body;
    if (!isMoving.current && !isGone) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[data-start][tabindex="0"]')?.focus();
  });
  const keyed = carry.carried?.by === 'keys' ? (carry.carried as KeyedCarry) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const isHandled = keyed ? carryOn(event, keyed) : begin(event) || go(event);
    if (isHandled) event.preventDefault();
  }
  function carryOn({ key }: KeyboardEvent, now: KeyedCarry): boolean {
    if (key === 'Escape' || key === 'Tab') carry.cancel();
    else if (key === 'Enter' || key === ' ') follow(carry.drop());
    else if (arrows.has(key)) carry.aim(spotAfterKey(key, now, rows));
    else return false;
    return key !== 'Tab';
  }
  /** The tab stop goes where the change has been made. */
  function follow(plan: Plan | undefined) {
    if (!plan || plan.change?.kind === 'create') return;
    const row = rows.find(({ room, unit }) => room._id === plan.room && unit === plan.unit);
    // A night that the stay has before and after: the change may still be left.
    const from = plan.change?.kind === 'dates' ? later(plan.from, plan.change.stay.from) : plan.from;
    if (row) setAt({ row: row.index, column: columnsOf({ from, to: plan.to }, period)?.start ?? tabStop.column });
  }
  function begin(event: KeyboardEvent): boolean {
    const row = rows[tabStop.row];
    if (!row || tabStop.column < 0 || event.ctrlKey || event.metaKey) return false;
    const isHere = (span: Nights) => {
      const { start, end } = columnsOf(span, period) ?? { start: 0, end: 0 };
      return start <= tabStop.column && tabStop.column < end;
    };
    const spot = { room: row.room._id, unit: row.unit, night: addDays(period.from, tabStop.column) };
    const begun = carryBegunBy(event, { row, spot, isHere, may });
    if (begun) carry.begin(begun);
    return begun !== undefined;
  }
  function go(event: KeyboardEvent): boolean {
    if (event.altKey || event.shiftKey || event.metaKey) return false;
    const next = cellAfterKey(event, tabStop, extentOf(event.target as HTMLElement, tabStop), {
      ...{ rows: rows.length, columns },
    });
    if (!next) return false;
    isMoving.current = true;
    setAt(within(next));
    return true;
  }
  /** What is pressed or focused otherwise becomes the tab stop. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    hasFocus.current = true;
    const line = target.closest<HTMLElement>('[data-row]');
    if (!line || target.dataset.start === undefined) return;
    const row = Number(line.dataset.row);
    const { start, end } = extentOf(target, tabStop);
    if (row !== tabStop.row || tabStop.column < start || end <= tabStop.column) setAt({ row, column: start });
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (grid.current?.contains(relatedTarget)) return;
    hasFocus.current = false;
    if (keyed) carry.cancel();
  };
  return { tabStop, onKeyDown, onFocus, onBlur };
}

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

const extentOf = ({ dataset: { start, end } }: HTMLElement, { column }: Cell) => ({
  start: Number(start ?? column),
  end: Number(end ?? column + 1),
});
