import { ApiError } from '@wayhouse/web-kit/api-error';
import { useState, useSyncExternalStore } from 'react';

/** Whether nothing can be read or saved now: the browser is offline, or the last attempt to read got no response. */
export function useIsConnectionLost(error: Error | null): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !isOnline || (error instanceof ApiError && error.status === 0);
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
