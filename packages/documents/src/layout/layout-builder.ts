import { page, styles, type Style, textWidth } from '../styles.js';
import type { Slot } from './paginate.js';
import { settle } from './balance-lines.js';
import type { Line, Span, Type } from './wrap-text.js';

/** A line of text in its slot: `x` from the left edge of the text, `y` of its baseline from the top of the slot. */
export type Placed = { slot: number; x: number; y: number; line: Line };
/** What is drawn behind a slot and read by nobody: a hair line above it, a soft ground, the house's mark. */
export type Decoration = { slot: number; kind: 'line' | 'ground' | 'mark'; height: number };
/** A part of the paper as a screen reader meets it, under its name in the PDF standard (ISO 32000-1, 14.8.4). */
export type Element = {
  tag: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  /** Its entry in the list of contents. */
  bookmark?: string;
  decorations?: Decoration[];
  lines?: Placed[];
  children?: Element[];
};

export type Sheet = { slots: Slot[]; elements: Element[] };
export type Space = { before?: number; indent?: number; keep?: boolean };

/** Collects what a paper becomes: its elements, and the slots their lines take, from the first to the last. */
export function emptySheet(type: Type) {
  const sheet: Sheet = { slots: [], elements: [] };
  return {
    ...sheet,
    settle: (spans: Span[], width: number): Line[] => settle(spans, width, type),
    addSlot: (slot: Slot): number => sheet.slots.push(slot) - 1,
    /** Sets running text. Neither its first nor its last line stands alone on a page. */
    setText(spans: Span[], { before = 0, indent = 0, keep = false }: Space = {}): Placed[] {
      const lines = settle(spans, textWidth - indent, type);
      const style = spans[0]?.style ?? styles.text;
      return lines.map((line, index) => {
        const isFirst = index === 0;
        const isLast = index === lines.length - 1;
        const together = isLast ? keep : keep || isFirst || index === lines.length - 2;
        const slot = sheet.slots.push({ height: style.leading, before: isFirst ? before : 0, keep: together }) - 1;
        return { slot, x: indent, y: baseline(style), line };
      });
    },
  };
}

export type OpenSheet = ReturnType<typeof emptySheet>;

/** Where letters stand in a line: in its middle, as the eye sees them. */
export const baseline = ({ size, leading }: Style): number => leading / 2 + size * 0.36;

export const pageHeight = page.height - page.top - page.bottom;
