import { styles, type Style, textWidth } from './look.js';
import type { Column, Fact, Part } from './paper.js';
import { baseline, type Decoration, type Element, type OpenSheet } from './sheet.js';

type Cell = { text: string; style: Style; x: number; width: number; atRight?: boolean } & Pick<
  Element,
  'tag' | 'scope'
>;
type Row = { cells: Cell[]; before: number; padding: number; keep: boolean; behind?: Decoration['kind'] };

const labelWidth = 132;
const gap = 16;

/** Labels with their values, as a table whose rows are named. */
export function composeFacts(sheet: OpenSheet, facts: Fact[]): Element {
  const rows = facts.map(({ label, value }, index) =>
    composeRow(sheet, {
      cells: [
        { tag: 'TH', scope: 'Row', text: label, style: styles.label, x: 0, width: labelWidth - gap },
        { tag: 'TD', text: value, style: styles.value, x: labelWidth, width: textWidth - labelWidth },
      ],
      ...{ before: index ? 0 : 10, padding: 6, keep: index < facts.length - 1, behind: index ? 'line' : undefined },
    }),
  );
  return { tag: 'Table', children: rows };
}

/** A table stays on one page where it can. */
export function composeTable(sheet: OpenSheet, { columns, rows, total }: Extract<Part, { kind: 'table' }>): Element {
  const places = placesOf(columns);
  const cells = (texts: string[], tag: 'TH' | 'TD', style: Style): Cell[] =>
    places.map((place, index) => ({
      ...place,
      tag,
      text: texts[index] ?? '',
      style: place.atRight ? { ...style, figures: true } : style,
    }));
  const titles = columns.map(({ title }) => title);
  const head = cells(titles, 'TH', styles.columnTitle).map((cell): Cell => ({ ...cell, scope: 'Column' }));
  const children = [composeRow(sheet, { cells: head, before: 12, padding: 5, keep: true })];
  rows.forEach((texts, index) => {
    const keep = Boolean(total) || index < rows.length - 1;
    const body = cells(texts, 'TD', styles.value);
    children.push(composeRow(sheet, { cells: body, before: 0, padding: 7, keep, behind: 'line' }));
  });
  if (total) {
    const last = cells(total, 'TD', styles.total);
    children.push(composeRow(sheet, { cells: last, before: 0, padding: 9, keep: false, behind: 'ground' }));
  }
  return { tag: 'Table', children };
}

function placesOf(columns: Column[]): Pick<Cell, 'x' | 'width' | 'atRight'>[] {
  let x = 0;
  return columns.map(({ share, figures }, index) => {
    const whole = textWidth * share;
    const place = { x, width: whole - (index < columns.length - 1 ? gap : 0), atRight: figures };
    x += whole;
    return place;
  });
}

function composeRow(sheet: OpenSheet, { cells, before, padding, keep, behind }: Row): Element {
  const set = cells.map((cell) => ({ cell, lines: sheet.wrap([cell], cell.width) }));
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
