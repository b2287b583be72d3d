import { composeFacts, composeTable } from './layout-table.js';
import { styles } from '../styles.js';
import { spansOf } from './text-spans.js';
import type { Item, Paper, Part } from '../pdf-content.js';
import { emptySheet, type Element, type OpenSheet, type Sheet } from './layout-builder.js';
import { texts } from '../messages.js';
import type { Type } from './wrap-text.js';

/** Sets a paper in type: what stands on which line, before anybody asks on which page. */
export function compose(paper: Paper, type: Type): Sheet {
  const sheet = emptySheet(type);
  sheet.elements.push(...composeTop(sheet, paper));
  for (const part of paper.parts) sheet.elements.push(composePart(sheet, part));
  return sheet;
}

function composeTop(sheet: OpenSheet, { title, subtitle, lead }: Paper): Element[] {
  const wordMark = sheet.setText([{ text: texts.house, style: styles.wordMark }], { indent: 32, keep: true });
  const mark = { slot: wordMark[0]?.slot ?? 0, kind: 'mark', height: styles.wordMark.leading } as const;
  const heading = sheet.setText([{ text: title, style: styles.title }], { before: 44, keep: true });
  const elements: Element[] = [
    { tag: 'P', lines: wordMark, decorations: [mark] },
    { tag: 'H1', lines: heading },
  ];
  if (subtitle) {
    elements.push({ tag: 'P', lines: sheet.setText([{ text: subtitle, style: styles.subtitle }], { before: 6 }) });
  }
  if (lead) elements.push({ tag: 'P', lines: sheet.setText([{ text: lead, style: styles.lead }], { before: 18 }) });
  return elements;
}

function composePart(sheet: OpenSheet, part: Part): Element {
  switch (part.kind) {
    case 'heading': {
      const lines = sheet.setText([{ text: part.text, style: styles.heading }], { before: 26, keep: true });
      return { tag: 'H2', lines, bookmark: part.text };
    }
    case 'paragraph':
      return { tag: 'P', lines: sheet.setText([{ text: part.text, style: styles.text }], { before: 8 }) };
    case 'list':
      return { tag: 'L', children: part.items.map((item) => composeItem(sheet, item)) };
    case 'facts':
      return composeFacts(sheet, part.facts);
    case 'table':
      return composeTable(sheet, part);
  }
}

function composeItem(sheet: OpenSheet, item: Item): Element {
  const body = sheet.setText(spansOf(item, styles.text), { before: 6, indent: 14 });
  const [bullet] = sheet.settle([{ text: '•', style: styles.text }], 14);
  const label = body[0] && bullet ? [{ ...body[0], x: 0, line: bullet }] : [];
  return {
    tag: 'LI',
    children: [
      { tag: 'Lbl', lines: label },
      { tag: 'LBody', lines: body },
    ],
  };
}
