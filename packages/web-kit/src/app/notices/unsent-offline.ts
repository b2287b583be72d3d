import { useEffect, useSyncExternalStore } from 'react';

let hasUnsent = false;
const listeners = new Set<() => void>();

/** Records that a request could not be sent because the browser is offline. */
export const markUnsent = (): void => set(true);

function set(value: boolean) {
  hasUnsent = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether any request could not be sent since the browser went offline. */
export function useHasUnsent(): boolean {
  useEffect(() => {
    const reset = () => set(false);
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, []);
  return useSyncExternalStore(subscribe, () => hasUnsent);
}
