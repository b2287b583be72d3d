import { type RefObject, useEffect, useRef } from 'react';

// Fast scrolling may already have passed it.
const nearOrPassed = '100000px 0px 600px';

/** Calls `onNear` when the element is near or above the viewport while `isOn`; again for every new `round`. */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  round: number,
  onNear: () => void,
) {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: nearOrPassed,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isOn, round]);
}
