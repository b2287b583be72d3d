import { useSyncExternalStore } from 'react';

/**
 * Whether the window is at least `width` pixels wide, and `height` high; undefined on the server and while its page is
 * taken over.
 */
export function useIsWide(width: number, height = 0): boolean | undefined {
  const query = `(min-width: ${width}px) and (min-height: ${height}px)`;
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
