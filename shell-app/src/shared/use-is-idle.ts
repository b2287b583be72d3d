import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useEffect, useState } from 'react';

/** Whether the first view has been drawn and the browser has time for what comes after it. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest;
}
