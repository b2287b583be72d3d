import { useEffect, useRef } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';

type Props = { when: boolean; busy?: boolean; onMore: () => unknown; label?: string };

/** Asks for the next page when its button comes near the screen; the button also works by itself. */
export function LoadMore({ when, busy = false, onMore, label = texts.showMore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!when || busy || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void latest.current(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [when, busy]);

  if (!when) return null;
  return (
    <div ref={place} className="mt-10 flex justify-center">
      <Button variant="secondary" busy={busy} onClick={() => void onMore()}>
        {label}
      </Button>
    </div>
  );
}
