import { type RefObject, useEffect } from 'react';

/** Sets `--snackbar-height` on the root element: how much of the lower edge of the window the snackbar covers. */
export function useSnackbarHeight(snackbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = snackbar.current;
    if (!element) return;
    const { style } = document.documentElement;
    let shown = 0;
    // The whole page inherits it, and is styled anew by every change.
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight === shown) return;
      shown = element.offsetHeight;
      style.setProperty('--snackbar-height', `${shown}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--snackbar-height');
    };
  }, [snackbar]);
}
