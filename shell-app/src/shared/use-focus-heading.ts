import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const timeoutMs = 5000;

/** Moves the focus to the heading after navigation, so that a screen reader announces the new page. */
export function useFocusHeading() {
  const { pathname } = useLocation();
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    const currentHeading = document.querySelector('main h1');
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus({ preventScroll: true });
      return Boolean(heading);
    };
    if (currentHeading && focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
