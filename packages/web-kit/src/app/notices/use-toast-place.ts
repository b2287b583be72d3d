import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 16;

/** Shows toasts at the lower edge of a photo, where they cover nothing, until the page is scrolled or changes its size. */
export function useToastPlace(photo: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { left, right, bottom } = photo.current!.getBoundingClientRect();
    if (bottom > window.innerHeight) return;
    const place = {
      '--toast-bottom': window.innerHeight - bottom,
      '--toast-left': left,
      '--toast-right': root.clientWidth - right,
    };
    for (const [side, px] of Object.entries(place)) root.style.setProperty(side, `${px + gapPx}px`);

    const leave = () => Object.keys(place).forEach((side) => root.style.removeProperty(side));
    window.addEventListener('scroll', leave);
    window.addEventListener('resize', leave);
    return () => {
      window.removeEventListener('scroll', leave);
      window.removeEventListener('resize', leave);
      leave();
    };
  }, [photo]);
}
