import { type RefObject, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * A changed search shows its rooms from the first: whoever had scrolled into the old ones is
 * taken up. Back finds its own place.
 */
export function useResultsInSight(results: RefObject<HTMLElement | null>, search: string) {
  const kind = useNavigationType();
  useLayoutEffect(() => {
    const element = results.current;
    if (kind !== 'POP' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [results, search, kind]);
}
