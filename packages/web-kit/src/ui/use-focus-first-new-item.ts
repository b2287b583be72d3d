import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function to call when requesting more items of a list: the focus moves to the first of them once they have loaded. `find`:
 * what in an item takes the focus.
 */
export function useFocusFirstNewItem(
  list: RefObject<HTMLElement | null>,
  count: number,
  find: (item: Element) => HTMLElement | null,
): () => void {
  const countAtRequest = useRef<number | null>(null);
  useEffect(() => {
    if (countAtRequest.current === null || count <= countAtRequest.current) return;
    const item = list.current?.children[countAtRequest.current];
    if (item) find(item)?.focus({ preventScroll: true });
    countAtRequest.current = null;
  }, [list, count, find]);
  return () => {
    countAtRequest.current = count;
  };
}
