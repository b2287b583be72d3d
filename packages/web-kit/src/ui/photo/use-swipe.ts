import { type PointerEvent, useRef } from 'react';

const shortest = 48;

/** Tells of a finger that went sideways: 1 is towards what comes next, -1 back. A second finger zooms and is no swipe. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.isPrimary && event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(moved) > shortest) onSwipe(moved > 0 ? -1 : 1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
