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
    let focused: HTMLElement | undefined;
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || heading === focused) return;
      // A heading that replaces the focused one gets the focus that was lost with it, and takes none away.
      if (focused && document.activeElement !== document.body) return;
      heading.focus({ preventScroll: true });
      // The heading of the page before cannot be focused while it is hidden.
      if (document.activeElement === heading) focused = heading;
    };
    focus();
    const observer = new MutationObserver(focus);
    observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
