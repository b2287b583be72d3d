import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useEffect, useState } from 'react';

/** Whether the first view has been painted and the browser has become idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
