import { type RefObject, useEffect } from 'react';

/** Says on the root, as `--note`, how much of the window's lower edge a note takes. */
export function useNoteHeight(note: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = note.current;
    if (!place) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--note', `${place.offsetHeight}px`));
    observer.observe(place);
    return () => {
      observer.disconnect();
      style.removeProperty('--note');
    };
  }, [note]);
}
