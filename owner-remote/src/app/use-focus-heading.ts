import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After navigation, and where the pages were hidden, scrolls to the top and focuses the heading. */
export function useFocusHeading({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const last = useRef<string | undefined>(pathname);
  useEffect(() => {
    const shown = isHidden ? undefined : pathname;
    if (last.current === shown) return;
    last.current = shown;
    if (isHidden) return;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, isHidden]);
  return page;
}
