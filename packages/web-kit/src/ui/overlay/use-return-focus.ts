import { useRef } from 'react';

/** Moves the focus when a panel opens; calls `preventDefault` to replace the default (the first control). */
export type OpenAutoFocus = (event: Event) => void;

/**
 * Radix returns the focus to its own triggers only, and our panels open without one, so the opener is remembered here.
 */
export function useReturnFocus(onOpenAutoFocus?: OpenAutoFocus) {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = stayingOpener(document.activeElement);
      around.current = opener.current?.closest('section[aria-labelledby]') ?? null;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Not if something else has taken the focus meanwhile, e.g. the heading of a new page.
      if (document.activeElement !== document.body) return;
      opener.current?.focus({ preventScroll: true });
      if (opener.current?.isConnected === false) focusHeading(around.current);
    },
  };
}

/** Of an entry of a menu, which closes meanwhile, the button that the menu is named by. */
function stayingOpener(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]');
  return (menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active) as HTMLElement | null;
}

/** Of the section of an opener that is gone, as what was confirmed has ended what it opened for. */
function focusHeading(section: Element | null) {
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
