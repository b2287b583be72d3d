import { limits } from '@wayhouse/domain/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from './use-rooms.js';

/** The first history entry of every visit has the same key, so the search is part of the storage key. */
const useStorageKey = (search: string) => `wayhouse.rooms.${useLocation().key}?${search}`;

/** How many rooms this history entry showed last. A reload fetches as many at once and restores its position. */
export function useStoredRoomCount(search: string): number {
  const stored = Number(sessionStorage.getItem(useStorageKey(search)));
  return Math.min(Math.max(stored, pageSize), limits.roomsPerPage);
}

export function useStoreRoomCount(search: string, shown: number) {
  const storageKey = useStorageKey(search);
  useEffect(() => {
    if (shown) sessionStorage.setItem(storageKey, String(shown));
  }, [storageKey, shown]);
}
