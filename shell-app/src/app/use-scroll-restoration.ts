import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const patience = 3000;

/** A new page begins at its top; going back finds the place one left, once the page is tall enough again. */
export function useScrollMemory() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  // The first entry of every visit has the same key, so the address belongs to it.
  const entry = `wayhouse.scroll.${key}${pathname}${search}`;

  // What changes on the same page (a filter, a date, how much is shown) stays where it is.
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isNewPage = pathname !== shown.current;
    shown.current = pathname;
    if (isNewPage && kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, kind]);

  // Before the next paint: a shorter page would otherwise be noted as the place one left the longer one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => sessionStorage.setItem(entry, String(window.scrollY));
    // An entry that takes another's place begins where that one was, even if nobody scrolls on it.
    if (kind === 'REPLACE') remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, kind]);

  useLayoutEffect(() => {
    if (kind !== 'POP') return;
    const place = Number(sessionStorage.getItem(entry) ?? 0);
    return goWhenPossible(place);
  }, [entry, kind]);
}

function goWhenPossible(place: number): () => void {
  const isReachable = () => document.documentElement.scrollHeight - window.innerHeight >= place;
  window.scrollTo(0, place);
  if (isReachable()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (!isReachable()) return;
    window.scrollTo(0, place);
    observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
