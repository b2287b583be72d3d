import type { Style } from '../styles.js';
import type { TextItem } from '../pdf-content.js';
import { baseline, type Decoration, type Element, type LayoutBuilder } from './layout-builder.js';
import { toSpans } from './text-spans.js';

/** The content of a cell and its position; `x` is the distance from the left margin. */
export type LayoutCell = Pick<Element, 'tag' | 'scope'> & {
  content: TextItem;
  style: Style;
  x: number;
  width: number;
  atRight?: boolean;
};
type Row = { cells: LayoutCell[]; before: number; padding: number; keep: boolean; background?: Decoration['kind'] };

/** A row is as high as its highest cell, and is not divided by a page break. */
export function layoutRow(layout: LayoutBuilder, { cells, before, padding, keep, background }: Row): Element {
  const measured = cells.map((cell) => ({
    cell,
    lines: layout.balanceLines(toSpans(cell.content, cell.style), cell.width),
  }));
  const height = 2 * padding + Math.max(...measured.map(({ cell, lines }) => lines.length * cell.style.leading));
  const slot = layout.addSlot({ height, before, keep });
  const children = measured.map(({ cell: { tag, scope, style, x, width, atRight }, lines }): Element => {
    const placed = lines.map((line, index) => ({
      slot,
      x: atRight ? x + width - line.width : x,
      y: padding + index * style.leading + baseline(style),
      line,
    }));
    return { tag, scope, lines: placed };
  });
  return { tag: 'TR', children, decorations: background ? [{ slot, kind: background, height }] : [] };
}
