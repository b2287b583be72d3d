import { ApiError } from '@wayhouse/web-kit/api-error';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Reading = {
  error: Error | null;
  dataUpdatedAt: number;
  /** While changes are not reported live. */
  refetchInterval: number | false;
};

/**
 * Whether nothing can be read or saved now: the browser is offline, the last attempt to read got no response, or changes are not
 * reported live and attempts have been without an end for two intervals.
 */
export function useIsConnectionLost({ error, dataUpdatedAt, refetchInterval }: Reading): boolean {
  const isOnline = useIsOnline();
  const isOverdue = useIsOverdue(dataUpdatedAt, refetchInterval);
  return !isOnline || isOverdue || (error instanceof ApiError && error.status === 0);
}

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function useIsOverdue(readAt: number, refetchInterval: number | false): boolean {
  const [overdue, setOverdue] = useState<number>();
  useEffect(() => {
    if (!refetchInterval || !readAt) return undefined;
    // A hidden page reads nothing.
    const check = () => document.visibilityState === 'visible' && setOverdue(readAt);
    const timer = setInterval(check, 2 * refetchInterval);
    return () => clearInterval(timer);
  }, [readAt, refetchInterval]);
  return Boolean(refetchInterval) && overdue === readAt;
}

/** When something shown here was read last; the time of a query is 0 as long as it shows what another one has read. */
export function useLastReadAt(readAt: number): number {
  const [last, setLast] = useState(readAt);
  if (readAt && readAt !== last) setLast(readAt);
  return readAt || last;
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
