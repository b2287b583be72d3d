import { type ReactNode, useEffect, useRef } from 'react';

/** Stays in view beside the details of the room; of what is higher than the window the end does. */
export function BesideDetails({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current!;
    const observer = new ResizeObserver(() => element.style.setProperty('--height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={part} className="lg:sticky lg:top-[min(6rem,100dvh-var(--height,0px)-1rem)]">
      {children}
    </div>
  );
}
