import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After navigation, scrolls to the top and focuses the heading. */
export function useFocusHeading() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return page;
}
