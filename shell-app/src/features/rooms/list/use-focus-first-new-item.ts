import { type RefObject, useEffect, useRef } from 'react';

/**
 * For whoever asks for more: the focus goes to the first of the new items once they are there.
 * Returns what to call when asking.
 */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    if (askedAt.current === null || count <= askedAt.current) return;
    const link = list.current?.children[askedAt.current]?.querySelector<HTMLElement>('h3 a');
    link?.focus({ preventScroll: true });
    askedAt.current = null;
  }, [list, count]);
  return () => {
    askedAt.current = count;
  };
}
