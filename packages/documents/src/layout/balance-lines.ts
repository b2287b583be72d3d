import { type Line, type Span, type Typesetting, wrapText } from './wrap-text.js';

const minLastLineRatio = 0.1;
const widthFactors = [0.97, 0.94, 0.91, 0.88, 0.85];

/**
 * Breaks text into lines and avoids a last line with one short word, if slightly narrower lines can.
 */
export function balanceLines(spans: Span[], width: number, type: Typesetting): Line[] {
  const lines = wrapText(spans, width, type);
  const isBalanced = (candidates: Line[]) =>
    candidates.length === 1 || (candidates.at(-1)?.width ?? width) >= width * minLastLineRatio;
  if (isBalanced(lines)) return lines;
  for (const share of widthFactors) {
    const candidate = wrapText(spans, width * share, type);
    if (candidate.length === lines.length && isBalanced(candidate)) return candidate;
  }
  return lines;
}
