import { useEffect, useState } from 'react';

/** Whether any of the part that `find` names is on the screen. */
export function useIsInView(find: () => Element | null): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const part = find();
    if (!part) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(part);
    return () => observer.disconnect();
  }, [find]);
  return isInView;
}
