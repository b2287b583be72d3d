import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const patience = 3000;

/** A new page begins at its top; going back finds the place one left, once the page is tall enough again. */
export function useScrollMemory() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  // The first entry of every visit has the same key, so the address belongs to it.
  const entry = `wayhouse.scroll.${key}${pathname}${search}`;

  // Before the next paint: a shorter page would otherwise be noted as the place one left the longer one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => sessionStorage.setItem(entry, String(window.scrollY));
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);

  // A change of the query alone (a filter, a date) stays where it is, also the first one after a page was opened by address.
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isNewPage = pathname !== shown.current;
    shown.current = pathname;
    if (isNewPage && kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, kind]);

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
