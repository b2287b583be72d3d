import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const patience = 5000;

/** After a change of page the focus goes to its heading, so that a screen reader says where one is. */
export function useFocusHeading() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const before = document.querySelector('main h1');
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus({ preventScroll: true });
      return Boolean(heading);
    };
    if (before && focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
