import { useEffect, useSyncExternalStore } from 'react';

let isNotSent = false;
const listeners = new Set<() => void>();

/** Says that something was pressed that could not be sent for want of a connection. */
export const tellNotSent = (): void => set(true);

function set(value: boolean) {
  isNotSent = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether anything could not be sent since the connection went. */
export function useIsNotSent(): boolean {
  useEffect(() => {
    const forget = () => set(false);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, []);
  return useSyncExternalStore(subscribe, () => isNotSent);
}
