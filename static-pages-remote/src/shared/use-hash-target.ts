import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part of the page with this id into view, and the focus with it. */
export function goToPart(id: string, behavior: ScrollBehavior = 'instant') {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView({ behavior, block: 'start' });
  const focused = part.querySelector<HTMLElement>('button, [tabindex]') ?? part;
  focused.focus({ preventScroll: true });
}

/** The part of the page that the address names after its `#`; the page begins there. */
export function useArrival(): string {
  const id = useLocation().hash.slice(1);
  useEffect(() => {
    if (id) goToPart(id);
  }, [id]);
  return id;
}

/**
 * Names a part of the page in the address without a step in the history. Not through the router: there it would be an
 * arrival, which goes to that part.
 */
export function nameInAddress(id: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + (id && `#${id}`));
}
