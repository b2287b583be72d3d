import { useEffect, useRef } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';

type Props = {
  when: boolean;
  busy?: boolean;
  /** How many items there are: as it grows, the end is looked for anew. */
  count: number;
  /** Whether to ask without a press. Without end, the footer could never be reached. */
  isAutomatic: boolean;
  onMore: (isPressed: boolean) => unknown;
  label?: string;
};

/** Asks for the next page when its button comes near the screen, as long as that is automatic, and when it is pressed. */
export function LoadMore({ when, busy = false, count, isAutomatic, onMore, label = texts.showMore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!when || busy || !isAutomatic || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void latest.current(false), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [when, busy, count, isAutomatic]);

  if (!when) return null;
  return (
    <div ref={place} className="mt-6 flex justify-center">
      <Button variant="secondary" busy={busy} onClick={() => void onMore(true)}>
        {label}
      </Button>
    </div>
  );
}
