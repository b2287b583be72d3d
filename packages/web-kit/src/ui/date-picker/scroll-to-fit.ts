import { scrollBehavior } from '../scroll-behavior.js';

const navigationHeight = 80;

/** Scrolls the page just so far that a panel of `height` pixels has room below (or already has above) what it hangs on. */
export function makeRoomBelow(anchor: HTMLElement, height: number): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const isRoomAbove = top - navigationHeight >= height;
  const missing = bottom + height - window.innerHeight;
  const most = top - navigationHeight;
  if (isRoomAbove || missing <= 0 || most <= 0) return;
  window.scrollBy({ top: Math.min(missing, most), behavior: scrollBehavior() });
}
