import { type RefObject, useEffect } from 'react';

/** Sets `--snackbar-height` on the root element: how much of the lower edge of the window the snackbar covers. */
export function useSnackbarHeight(snackbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = snackbar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--snackbar-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--snackbar-height');
    };
  }, [snackbar]);
}
