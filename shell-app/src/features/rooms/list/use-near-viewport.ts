import { type RefObject, useEffect, useRef } from 'react';

// Somebody who scrolls fast may have passed it already.
const nearOrPassed = '100000px 0px 600px';

/** Does `work` when the element is near the screen or has been passed, as long as `isOn`; anew for every `round`. */
export function useWhenNear(element: RefObject<HTMLElement | null>, isOn: boolean, round: number, work: () => void) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
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
