import { limits } from '@wayhouse/domain/limits';
import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from './use-rooms.js';

/** The first history entry of every visit has the same key, so the search is part of the storage key. */
const useStorageKey = (search: string) => `wayhouse.rooms.${useLocation().key}?${search}`;

/** How many rooms this history entry showed last. A reload fetches as many at once and restores its position. */
export function useStoredRoomCount(search: string): number {
  const storageKey = useStorageKey(search);
  const isInBrowser = useIsInBrowser();
  // Read once, because it grows while rooms are added.
  return useMemo(() => {
    const stored = isInBrowser ? Number(tabStorage.read(storageKey) ?? 0) : 0;
    return Math.min(Math.max(stored, pageSize), limits.resultsPerPage);
  }, [storageKey, isInBrowser]);
}

export function useStoreRoomCount(search: string, shown: number) {
  const storageKey = useStorageKey(search);
  // Not before the stored number has been read: the server has rendered fewer.
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    if (shown && isInBrowser) tabStorage.write(storageKey, String(shown));
  }, [storageKey, shown, isInBrowser]);
}
