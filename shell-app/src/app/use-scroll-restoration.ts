import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const timeoutMs = 3000;
const visitorActs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * A new page starts at the top; going back restores the scroll position once the page is tall enough again. Who has scrolled a page
 * before its scripts have come stays there.
 */
export function useScrollRestoration() {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  // The first entry of every visit has the same key, so the address is part of the storage key.
  const storageKey = `wayhouse.scroll.${key}${pathname}${search}`;
  const isTakingOver = useRef(useIsServerRendered());
  const hasScrolledBefore = () => isTakingOver.current && window.scrollY > 0;

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
    const savePosition = () => tabStorage.write(storageKey, String(window.scrollY));
    // An entry that replaces another starts at that one's position, even if nobody scrolls on it.
    if (navigationType === 'REPLACE' || hasScrolledBefore()) savePosition();
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [storageKey, navigationType]);

  useLayoutEffect(() => {
    const isInPlace = hasScrolledBefore();
    isTakingOver.current = false;
    if (navigationType !== 'POP' || isInPlace) return;
    const position = Number(tabStorage.read(storageKey) ?? 0);
    return scrollWhenReachable(position);
  }, [storageKey, navigationType]);
}

/** Until the visitor acts or time is up, the position stays the same while skeletons above it are replaced. */
function scrollWhenReachable(position: number): () => void {
  const isReachable = () => document.documentElement.scrollHeight - window.innerHeight >= position;
  window.scrollTo(0, position);
  if (position === 0) return () => undefined;
  const observer = new ResizeObserver(() => isReachable() && window.scrollTo(0, position));
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, timeoutMs);
  for (const event of visitorActs) window.addEventListener(event, stop, { once: true, passive: true });
  return () => {
    stop();
    clearTimeout(timer);
    for (const event of visitorActs) window.removeEventListener(event, stop);
  };
}
