import { limits } from '@wayhouse/contracts/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from './use-rooms.js';

/** The first entry of every visit has the same key, so the search belongs to it. */
function useEntry(): string {
  const { key, search } = useLocation();
  return `wayhouse.rooms.${key}${search}`;
}

/** How many rooms were shown when this entry of the history was left: a reload asks for as many at once and finds its place. */
export function useShownBefore(): number {
  const before = Number(sessionStorage.getItem(useEntry()));
  return Math.min(Math.max(before, pageSize), limits.roomsPerPage);
}

export function useRememberShown(shown: number) {
  const entry = useEntry();
  useEffect(() => {
    if (shown) sessionStorage.setItem(entry, String(shown));
  }, [entry, shown]);
}
