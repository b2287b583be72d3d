import { page, styles, type Style, textWidth } from '../styles.js';
import type { Slot } from './paginate.js';
import { balanceLines } from './balance-lines.js';
import type { Line, Span, Typesetting } from './wrap-text.js';

/** `x` is the distance from the left margin, `y` that of the baseline from the top of the slot. */
type PlacedLine = { slot: number; x: number; y: number; line: Line };
/** Drawn behind a slot and skipped by screen readers: a hairline above it, a background, the logo. */
export type Decoration = { slot: number; kind: 'line' | 'ground' | 'mark'; height: number };
/** A structure element with its standard tag (ISO 32000-1, 14.8.4). */
export type Element = {
  tag: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  /** The title in the PDF's outline. */
  bookmark?: string;
  decorations?: Decoration[];
  lines?: PlacedLine[];
  children?: Element[];
};

export type Layout = { slots: Slot[]; elements: Element[] };
type TextSpacing = { before?: number; indent?: number; keep?: boolean };

/** Collects the elements of a document and the slots of their lines, in order. */
export function createLayoutBuilder(type: Typesetting) {
  const layout: Layout = { slots: [], elements: [] };
  return {
    ...layout,
    balanceLines: (spans: Span[], width: number): Line[] => balanceLines(spans, width, type),
    addSlot: (slot: Slot): number => layout.slots.push(slot) - 1,
    /** Adds running text. Page breaks leave at least two of its lines together (no widows or orphans). */
    addText(spans: Span[], { before = 0, indent = 0, keep = false }: TextSpacing = {}): PlacedLine[] {
      const lines = balanceLines(spans, textWidth - indent, type);
      const style = spans[0]?.style ?? styles.text;
      return lines.map((line, index) => {
        const isFirst = index === 0;
        const isLast = index === lines.length - 1;
        const together = isLast ? keep : keep || isFirst || index === lines.length - 2;
        const slot = layout.slots.push({ height: style.leading, before: isFirst ? before : 0, keep: together }) - 1;
        return { slot, x: indent, y: baseline(style), line };
      });
    },
  };
}

export type LayoutBuilder = ReturnType<typeof createLayoutBuilder>;

/** Centers text optically in its line. */
export const baseline = ({ size, leading }: Style): number => leading / 2 + size * 0.36;

export const pageHeight = page.height - page.top - page.bottom;
