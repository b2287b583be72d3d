import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const timeoutMs = 3000;

/** A new page starts at the top; going back restores the scroll position once the page is tall enough again. */
export function useScrollRestoration() {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  // The first entry of every visit has the same key, so the address is part of the storage key.
  const storageKey = `wayhouse.scroll.${key}${pathname}${search}`;

  // A change of query on the same page (a filter, a date) does not scroll.
  const lastPathname = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isNewPage = pathname !== lastPathname.current;
    lastPathname.current = pathname;
    if (isNewPage && navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);

  // Before the next paint: a shorter page would otherwise overwrite the position of the longer one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const savePosition = () => sessionStorage.setItem(storageKey, String(window.scrollY));
    // An entry that replaces another starts at that one's position, even if nobody scrolls on it.
    if (navigationType === 'REPLACE') savePosition();
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [storageKey, navigationType]);

  useLayoutEffect(() => {
    if (navigationType !== 'POP') return;
    const position = Number(sessionStorage.getItem(storageKey) ?? 0);
    return scrollWhenReachable(position);
  }, [storageKey, navigationType]);
}

function scrollWhenReachable(position: number): () => void {
  const isReachable = () => document.documentElement.scrollHeight - window.innerHeight >= position;
  window.scrollTo(0, position);
  if (isReachable()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (!isReachable()) return;
    window.scrollTo(0, position);
    observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
