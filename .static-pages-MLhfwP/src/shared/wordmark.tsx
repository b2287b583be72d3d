import { classNames } from '@wayhouse/web-kit/class-names';
import type { ReactNode } from 'react';

/** `symbol`: drawn in a square of 40 units. `width`: of the text in units, whichever font has loaded. */
export type WordmarkStyle = {
  symbol?: ReactNode;
  width: number;
  textStyle: string;
  size?: number;
  /** Changes the case of the name (`NORTHBOUND`). */
  transform?: (name: string) => string;
};

const symbolWidth = 52;

/** A company’s name as a logo in the current text colour. Slanted letters reach beyond the width of the text. */
export function Wordmark({ name, style, className }: { name: string; style: WordmarkStyle; className?: string }) {
  const { symbol, width, textStyle, size = 25, transform = String } = style;
  const start = symbol ? symbolWidth : 0;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${start + width} 40`}
      className={classNames('h-9 max-w-full overflow-visible', className)}
      fill="currentColor"
    >
      <title>{name}</title>
      {symbol}
      <text x={start} y={20 + size * 0.35} fontSize={size} textLength={width} className={textStyle}>
        {transform(name)}
      </text>
    </svg>
  );
}
