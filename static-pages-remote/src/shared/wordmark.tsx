import { classNames } from '@wayhouse/web-kit/class-names';
import type { ReactNode } from 'react';

/**
 * How a name is drawn: a symbol in a square of 40 units, and beside it the letters, `length` units long whichever font
 * has arrived.
 */
export type Drawing = {
  symbol?: ReactNode;
  length: number;
  letters: string;
  size?: number;
  /** The letters' own form where it is not the name's (`NORTHBOUND`). */
  form?: (name: string) => string;
};

const symbolWidth = 52;

/** A company's name as its mark, in the colour of the text around it. Its name is its description. */
export function WordMark({ name, drawing, className }: { name: string; drawing: Drawing; className?: string }) {
  const { symbol, length, letters, size = 25, form = String } = drawing;
  const start = symbol ? symbolWidth : 0;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${start + length} 40`}
      className={classNames('h-9 max-w-full', className)}
      fill="currentColor"
    >
      {symbol}
      <text x={start} y={20 + size * 0.35} fontSize={size} textLength={length} className={letters}>
        {form(name)}
      </text>
    </svg>
  );
}
