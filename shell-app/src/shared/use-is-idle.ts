import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useEffect, useState } from 'react';

const firstSteps = ['pointerdown', 'keydown', 'focusin'];

/** Resolves once the first view has been painted and the browser is idle, or the visitor acts; on the server at once. */
export const untilIdle = (): Promise<void> =>
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        whenIdle(resolve);
        for (const event of firstSteps) window.addEventListener(event, () => resolve(), { once: true, passive: true });
      });

/** Whether the first view has been painted and the browser has become idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
