import { useRef } from 'react';

/** Where the focus goes when a panel opens, if not to its first control: a listener that prevents the default. */
export type OpenAutoFocus = (event: Event) => void;

/** Radix gives the focus back to its own triggers only, and ours open without one: it goes back to where it came from. */
export function useReturnFocus(onOpenAutoFocus?: OpenAutoFocus) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement as HTMLElement | null;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // What took the focus on closing keeps it: something else that was pressed, or a new page's heading.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    },
  };
}
