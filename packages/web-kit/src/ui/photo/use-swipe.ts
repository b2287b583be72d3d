import { type PointerEvent, useRef } from 'react';

const minDistancePx = 48;

/**
 * Calls `onSwipe` with 1 for a horizontal swipe to the next item and -1 to the previous. A second finger zooms and is
 * not a swipe.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.isPrimary && event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(moved) > minDistancePx) onSwipe(moved > 0 ? -1 : 1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
