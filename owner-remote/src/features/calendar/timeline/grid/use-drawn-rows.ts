import { startTransition, useEffect, useState } from 'react';

/** More than most windows show. */
export const firstRows = 24;
const rowsPerFrame = 6;

/**
 * How many of the rows are drawn: those that a window shows at once, the others a few in each frame. All stay, so that scrolling
 * changes nothing of the page (docs/decisions/timeline.md).
 */
export function useDrawnRows(rows: number): number {
  const [count, setCount] = useState(firstRows);
  useEffect(() => {
    if (count >= rows) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + rowsPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [count, rows]);
  return count;
}
