import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { RoomRows } from '../timeline-rows.js';

/** In rem, as in the style sheet: the name of a room, and a row. */
const heights = { room: 2.25, row: 3.3125 };
/** So many rows are drawn beyond what is in view, and before anything is known of it; others follow in steps. */
const [beyond, atFirst, step] = [6, 30, 3];

/** Where the rows are, in rem from the first one. */
export type RowPlaces = { rooms: number[]; rows: number[]; height: number };

function placeRows(groups: RoomRows[]): RowPlaces {
  const places: RowPlaces = { rooms: [], rows: [], height: 0 };
  for (const { units } of groups) {
    places.rooms.push(places.height);
    places.height += heights.room;
    for (const _unit of units) {
      places.rows.push(places.height);
      places.height += heights.row;
    }
  }
  return places;
}

/**
 * Which rows are in view or near it. Others are not drawn: with all 200 a browser without a graphics processor takes twice as long for
 * each frame. All have one height, so nothing is measured.
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, groups: RoomRows[]) {
  const places = useMemo(() => placeRows(groups), [groups]);
  const [first, setFirst] = useState(0);
  const [count, setCount] = useState(atFirst);
  const look = useCallback(() => {
    const element = grid.current;
    if (!element) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const top = element.scrollTop / rem;
    const begin = places.rows.findLastIndex((row) => row <= top);
    setFirst(Math.max(0, Math.floor((begin - beyond) / step) * step));
    setCount(Math.max(atFirst, Math.ceil(element.clientHeight / rem / heights.row) + 2 * beyond + step));
  }, [grid, places]);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  const isNear = (index: number) => index >= first && index < first + count;
  return { places, isNear, onScroll: look };
}
