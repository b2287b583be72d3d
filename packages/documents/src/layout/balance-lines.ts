import { type Line, type Span, type Type, wrap } from './wrap-text.js';

const shortest = 0.1;
const narrower = [0.97, 0.94, 0.91, 0.88, 0.85];

/**
 * Breaks text into lines so that no short word is left alone on the last, where lines a
 * little shorter can keep it company.
 */
export function settle(spans: Span[], width: number, type: Type): Line[] {
  const lines = wrap(spans, width, type);
  const isWell = (set: Line[]) => set.length === 1 || (set.at(-1)?.width ?? width) >= width * shortest;
  if (isWell(lines)) return lines;
  for (const share of narrower) {
    const others = wrap(spans, width * share, type);
    if (others.length === lines.length && isWell(others)) return others;
  }
  return lines;
}
