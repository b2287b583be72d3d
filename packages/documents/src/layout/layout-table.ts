import { composeRow, type SetCell } from './layout-row.js';
import { styles, type Style, textWidth } from '../styles.js';
import type { Cell, Column, Fact, Item, Part } from '../pdf-content.js';
import type { Element, OpenSheet } from './layout-builder.js';

type Place = Pick<SetCell, 'x' | 'width' | 'atRight'>;

const labelWidth = 132;
const gap = 16;

/** Labels with their values, as a table whose rows are named. */
export function composeFacts(sheet: OpenSheet, facts: Fact[]): Element {
  const rows = facts.map(({ label, value }, index) =>
    composeRow(sheet, {
      cells: [
        { tag: 'TH', scope: 'Row', words: { text: label }, style: styles.label, x: 0, width: labelWidth - gap },
        { tag: 'TD', words: { text: value }, style: styles.value, x: labelWidth, width: textWidth - labelWidth },
      ],
      ...{ before: index ? 0 : 10, padding: 6, keep: index < facts.length - 1, behind: index ? 'line' : undefined },
    }),
  );
  return { tag: 'Table', children: rows };
}

/** A table stays on one page where it can. */
export function composeTable(sheet: OpenSheet, { columns, rows, total }: Extract<Part, { kind: 'table' }>): Element {
  const places = placesOf(columns);
  const cells = (said: Cell[], tag: 'TH' | 'TD', style: Style): SetCell[] =>
    places.map((place, index) => ({
      ...place,
      tag,
      words: itemOf(said[index] ?? ''),
      style: place.atRight ? { ...style, figures: true } : style,
    }));
  const titles = columns.map(({ title }) => title);
  const head = cells(titles, 'TH', styles.columnTitle).map((cell): SetCell => ({ ...cell, scope: 'Column' }));
  const children = [composeRow(sheet, { cells: head, before: 12, padding: 5, keep: true })];
  rows.forEach((said, index) => {
    const keep = Boolean(total) || index < rows.length - 1;
    const body = cells(said, 'TD', styles.value);
    children.push(composeRow(sheet, { cells: body, before: 0, padding: 7, keep, behind: 'line' }));
  });
  if (total) {
    const last = cells(total, 'TD', styles.total);
    children.push(composeRow(sheet, { cells: last, before: 0, padding: 9, keep: false, behind: 'ground' }));
  }
  return { tag: 'Table', children };
}

const itemOf = (cell: Cell): Item => (typeof cell === 'string' ? { text: cell } : cell);

function placesOf(columns: Column[]): Place[] {
  let x = 0;
  return columns.map(({ share, figures }, index) => {
    const whole = textWidth * share;
    const place = { x, width: whole - (index < columns.length - 1 ? gap : 0), atRight: figures };
    x += whole;
    return place;
  });
}
