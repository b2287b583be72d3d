import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';
const key = 'wayhouse.theme';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const storedTheme = (): Theme => (localStorage.getItem(key) as Theme | null) ?? 'system';

/** The visitor’s choice of light or dark, stored in the browser; `system` follows the operating system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  const choose = (next: Theme) => {
    if (next === 'system') {
      localStorage.removeItem(key);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(key, next);
      document.documentElement.dataset['theme'] = next;
    }
    listeners.forEach((listener) => listener());
  };
  return [theme, choose];
}
