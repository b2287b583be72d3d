import { layoutRow, type LayoutCell } from './layout-row.js';
import { styles, type Style, textWidth } from '../styles.js';
import type { Cell, Column, Fact, TextItem, Block } from '../pdf-content.js';
import type { Element, LayoutBuilder } from './layout-builder.js';

type ColumnBox = Pick<LayoutCell, 'x' | 'width' | 'atRight'>;

const labelWidth = 132;
const gap = 16;

/** Labels and values, as a table with row headers. */
export function layoutFacts(layout: LayoutBuilder, facts: Fact[]): Element {
  const rows = facts.map(({ label, value }, index) =>
    layoutRow(layout, {
      cells: [
        { tag: 'TH', scope: 'Row', content: { text: label }, style: styles.label, x: 0, width: labelWidth - gap },
        { tag: 'TD', content: { text: value }, style: styles.value, x: labelWidth, width: textWidth - labelWidth },
      ],
      before: index ? 0 : 10,
      padding: 6,
      keep: index < facts.length - 1,
      background: index ? 'line' : undefined,
    }),
  );
  return { tag: 'Table', children: rows };
}

/** A table stays on one page if it fits. */
export function layoutTable(
  layout: LayoutBuilder,
  { columns, rows, total }: Extract<Block, { kind: 'table' }>,
): Element {
  const columnBoxes = toColumnBoxes(columns);
  const cells = (row: Cell[], tag: 'TH' | 'TD', style: Style): LayoutCell[] =>
    columnBoxes.map((box, index) => ({
      ...box,
      tag,
      content: toTextItem(row[index] ?? ''),
      style: box.atRight ? { ...style, tabularFigures: true } : style,
    }));
  const titles = columns.map(({ title }) => title);
  const head = cells(titles, 'TH', styles.columnTitle).map((cell): LayoutCell => ({ ...cell, scope: 'Column' }));
  const children = [layoutRow(layout, { cells: head, before: 12, padding: 5, keep: true })];
  rows.forEach((row, index) => {
    const keep = Boolean(total) || index < rows.length - 1;
    const body = cells(row, 'TD', styles.value);
    children.push(layoutRow(layout, { cells: body, before: 0, padding: 7, keep, background: 'line' }));
  });
  if (total) {
    const last = cells(total, 'TD', styles.total);
    children.push(layoutRow(layout, { cells: last, before: 0, padding: 9, keep: false, background: 'ground' }));
  }
  return { tag: 'Table', children };
}

const toTextItem = (cell: Cell): TextItem => (typeof cell === 'string' ? { text: cell } : cell);

function toColumnBoxes(columns: Column[]): ColumnBox[] {
  let x = 0;
  return columns.map(({ share, numeric: figures }, index) => {
    const whole = textWidth * share;
    const place = { x, width: whole - (index < columns.length - 1 ? gap : 0), atRight: figures };
    x += whole;
    return place;
  });
}
