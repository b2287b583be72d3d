import type { Style } from '../styles.js';
import type { Item } from '../pdf-content.js';
import { baseline, type Decoration, type Element, type OpenSheet } from './layout-builder.js';
import { spansOf } from './text-spans.js';

/** What stands in one cell, and where: `x` from the left edge of the text. */
export type SetCell = Pick<Element, 'tag' | 'scope'> & {
  words: Item;
  style: Style;
  x: number;
  width: number;
  atRight?: boolean;
};
type Row = { cells: SetCell[]; before: number; padding: number; keep: boolean; behind?: Decoration['kind'] };

/** A row is as high as its highest cell, and lies on one page. */
export function composeRow(sheet: OpenSheet, { cells, before, padding, keep, behind }: Row): Element {
  const set = cells.map((cell) => ({ cell, lines: sheet.settle(spansOf(cell.words, cell.style), cell.width) }));
  const height = 2 * padding + Math.max(...set.map(({ cell, lines }) => lines.length * cell.style.leading));
  const slot = sheet.addSlot({ height, before, keep });
  const children = set.map(({ cell: { tag, scope, style, x, width, atRight }, lines }): Element => {
    const placed = lines.map((line, index) => ({
      slot,
      x: atRight ? x + width - line.width : x,
      y: padding + index * style.leading + baseline(style),
      line,
    }));
    return { tag, scope, lines: placed };
  });
  return { tag: 'TR', children, decorations: behind ? [{ slot, kind: behind, height }] : [] };
}
