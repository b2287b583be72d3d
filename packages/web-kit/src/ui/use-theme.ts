import { useSyncExternalStore } from 'react';
import { siteStorage } from '../app/browser-storage.js';

export type Theme = 'system' | 'light' | 'dark';
const key = 'wayhouse.theme';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
// The page’s early script sets it, from what is stored.
const shownTheme = (): Theme => (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'system';

/** The visitor’s choice of light or dark, stored if the browser stores anything; `system` follows the operating system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => 'system' as const);
  const choose = (next: Theme) => {
    if (next === 'system') {
      siteStorage.remove(key);
      delete document.documentElement.dataset['theme'];
    } else {
      siteStorage.write(key, next);
      document.documentElement.dataset['theme'] = next;
    }
    listeners.forEach((listener) => listener());
  };
  return [theme, choose];
}
