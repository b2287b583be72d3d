import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nights } from '../../nights.js';
import { columnsOf } from '../grid/entry-bar.js';
import type { Rights } from '../grid/unit-line.js';
import type { Edge, Grip, Spot } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';
import { areaSeen, scrollNearEdge } from './scroll-near-edge.js';
import { followPointer } from './pointer-gesture.js';
import type { Carry } from './use-carry.js';

type Options = {
  grid: RefObject<HTMLDivElement | null>;
  rows: UnitRow[];
  period: Nights;
  may: Rights;
  carry: Carry;
  onChoose: (chosen: Spot) => void;
};

/** Carrying with a mouse, a pen or a finger. */
export function usePointerCarry({ grid, rows, period, may, carry, onChoose }: Options) {
  const gesture = useRef<ReturnType<typeof followPointer>>(undefined);
  const latest = useRef(carry);
  useLayoutEffect(() => {
    latest.current = carry;
  });
  useEffect(() => {
    const element = grid.current;
    // React listens passively, and a touch that has become a drag must not scroll.
    const stayPut = (event: TouchEvent) => gesture.current?.isDragging() && event.cancelable && event.preventDefault();
    element?.addEventListener('touchmove', stayPut, { passive: false });
    return () => element?.removeEventListener('touchmove', stayPut);
  }, [grid]);

  const spotIn = (element: Element | null, x: number): Spot | undefined => {
    const line = element?.closest<HTMLElement>('[data-row]');
    const row = line && rows[Number(line.dataset.row)];
    const track = line?.querySelector('.timeline-track')?.getBoundingClientRect();
    if (!row || !track) return undefined;
    const days = daysBetween(period.from, period.to);
    const column = Math.floor(((x - track.left) / track.width) * days) || 0;
    return { room: row.room._id, unit: row.unit, night: addDays(period.from, Math.min(days - 1, Math.max(0, column))) };
  };

  function onPointerDown(event: PointerEvent) {
    // A second finger carries nothing besides.
    if (gesture.current && !gesture.current.isOver()) return;
    const { clientX: x, button } = event;
    const target = event.target as Element;
    const spot = spotIn(target, x);
    const grip = spot && button === 0 && gripAt(target, spot, { rows, period, may });
    if (!grip) return;
    const begin = () => latest.current.begin({ grip, spot, by: 'pointer' });
    let isCarried = false;
    const scrolling = scrollNearEdge(grid.current!, {
      ways: grip.kind === 'move' ? 'down' : 'both',
      areaOf: () => areaSeen(grid.current!),
      onScroll: (at) => aim(at.x, at.y),
    });
    function aim(atX: number, atY: number) {
      if (isCarried) latest.current.aim(spotIn(document.elementFromPoint(atX, atY), atX));
    }
    gesture.current = followPointer(event.nativeEvent, {
      onBegin: () => (isCarried = begin()),
      onAim(at) {
        if (isCarried) scrolling.at(at);
        aim(at.x, at.y);
      },
      onDrop() {
        scrolling.stop();
        if (isCarried) latest.current.drop();
      },
      onCancel() {
        scrolling.stop();
        if (isCarried) latest.current.cancel();
      },
    });
  }
  /** Holding a finger down opens no menu. */
  const onContextMenu = (event: { preventDefault: () => void }) =>
    gesture.current && !gesture.current.isOver() && event.preventDefault();
  /** A press on a free night, which has no element of its own. */
  const onClick = ({ target: pressed, clientX }: MouseEvent) => {
    const target = pressed as Element;
    const isFree = target.closest('.timeline-track') && !target.closest('button');
    const spot = isFree ? spotIn(target, clientX) : undefined;
    if (spot && may.move) onChoose(spot);
  };
  return { onPointerDown, onContextMenu, onClick };
}

/** What a press there would carry: an end of a stay or a block, a stay, or nothing yet of free nights. */
function gripAt(
  target: Element,
  spot: Spot,
  { rows, period, may }: Pick<Options, 'rows' | 'period' | 'may'>,
): Grip | undefined {
  const row = rows.find(({ room, unit }) => room._id === spot.room && unit === spot.unit);
  if (!row || !may.move || !target.closest('.timeline-track')) return undefined;
  const start = Number(target.closest<HTMLElement>('[data-start]')?.dataset.start ?? NaN);
  const isThere = (span: Nights) => columnsOf(span, period)?.start === start;
  const stay = row.stays.find(isThere);
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Edge | undefined;
  if (stay) return edge ? { kind: 'dates', stay, edge } : { kind: 'move', stay };
  const block = row.blocked.find(isThere);
  if (block) return edge && { kind: 'resize', block, edge };
  return { kind: 'create', spot };
}
