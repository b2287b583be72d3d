import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section with this id and focuses it. */
export function scrollToSection(id: string, behavior: ScrollBehavior = 'instant') {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ behavior, block: 'start' });
  const focused = section.querySelector<HTMLElement>('button, [tabindex]') ?? section;
  focused.focus({ preventScroll: true });
}

/** The id in the URL’s hash, which only the browser knows; the page scrolls to that section. */
export function useHashTarget(): string {
  const { hash } = useLocation();
  const id = useIsInBrowser() ? hash.slice(1) : '';
  useEffect(() => {
    if (id) scrollToSection(id);
  }, [id]);
  return id;
}

/** Sets the hash without a history entry. Bypasses the router, which would scroll to the section. */
export function replaceHash(id: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + (id && `#${id}`));
}
