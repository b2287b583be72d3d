import { layoutFacts, layoutTable } from './layout-table.js';
import { styles } from '../styles.js';
import { toSpans } from './text-spans.js';
import type { TextItem, PdfContent, Block } from '../pdf-content.js';
import { createLayoutBuilder, type Element, type LayoutBuilder, type Layout } from './layout-builder.js';
import { messages } from '../messages.js';
import type { Typesetting } from './wrap-text.js';

/** Lays out a document in lines; `paginate` then assigns them to pages. */
export function layoutDocument(content: PdfContent, type: Typesetting): Layout {
  const layout = createLayoutBuilder(type);
  layout.elements.push(...layoutHeader(layout, content));
  for (const block of content.blocks) layout.elements.push(layoutBlock(layout, block));
  return layout;
}

function layoutHeader(layout: LayoutBuilder, { title, subtitle, lead }: PdfContent): Element[] {
  const wordMark = layout.addText([{ text: messages.siteName, style: styles.wordMark }], { indent: 32, keep: true });
  const mark = { slot: wordMark[0]?.slot ?? 0, kind: 'mark', height: styles.wordMark.leading } as const;
  const heading = layout.addText([{ text: title, style: styles.title }], { before: 44, keep: true });
  const elements: Element[] = [
    { tag: 'P', lines: wordMark, decorations: [mark] },
    { tag: 'H1', lines: heading },
  ];
  if (subtitle) {
    elements.push({ tag: 'P', lines: layout.addText([{ text: subtitle, style: styles.subtitle }], { before: 6 }) });
  }
  if (lead) elements.push({ tag: 'P', lines: layout.addText([{ text: lead, style: styles.lead }], { before: 18 }) });
  return elements;
}

function layoutBlock(layout: LayoutBuilder, block: Block): Element {
  switch (block.kind) {
    case 'heading': {
      const lines = layout.addText([{ text: block.text, style: styles.heading }], { before: 26, keep: true });
      return { tag: 'H2', lines, bookmark: block.text };
    }
    case 'paragraph':
      return { tag: 'P', lines: layout.addText([{ text: block.text, style: styles.text }], { before: 8 }) };
    case 'list':
      return { tag: 'L', children: block.items.map((item) => layoutListItem(layout, item)) };
    case 'facts':
      return layoutFacts(layout, block.facts);
    case 'table':
      return layoutTable(layout, block);
  }
}

function layoutListItem(layout: LayoutBuilder, item: TextItem): Element {
  const body = layout.addText(toSpans(item, styles.text), { before: 6, indent: 14 });
  const [bullet] = layout.balanceLines([{ text: '•', style: styles.text }], 14);
  const label = body[0] && bullet ? [{ ...body[0], x: 0, line: bullet }] : [];
  return {
    tag: 'LI',
    children: [
      { tag: 'Lbl', lines: label },
      { tag: 'LBody', lines: body },
    ],
  };
}
