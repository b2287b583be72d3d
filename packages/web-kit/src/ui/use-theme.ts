import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';
const key = 'wayhouse.theme';

/** The visitor’s choice of light or dark, stored in the browser; `system` follows the operating system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem(key) as Theme | null) ?? 'system');
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') {
      localStorage.removeItem(key);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(key, next);
      document.documentElement.dataset['theme'] = next;
    }
  };
  return [theme, choose];
}
