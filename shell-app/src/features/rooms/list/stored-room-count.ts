import { limits } from '@wayhouse/contracts/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from './use-rooms.js';

/** The first entry of every visit has the same key, so the search belongs to it. */
const useEntry = (search: string) => `wayhouse.rooms.${useLocation().key}?${search}`;

/**
 * How many rooms were shown when this entry of the history was left: a reload asks for as
 * many at once and finds its place.
 */
export function useShownBefore(search: string): number {
  const before = Number(sessionStorage.getItem(useEntry(search)));
  return Math.min(Math.max(before, pageSize), limits.roomsPerPage);
}

export function useRememberShown(search: string, shown: number) {
  const entry = useEntry(search);
  useEffect(() => {
    if (shown) sessionStorage.setItem(entry, String(shown));
  }, [entry, shown]);
}
