import { fontNamed } from '../fonts/fonts.js';
import type { Style } from '../styles.js';
import type { Line } from '../layout/wrap-text.js';

/** Draws a line of text from `x`; `y` is where its letters stand. */
export function drawLine(pdf: PDFKit.PDFDocument, { runs }: Line, x: number, y: number): void {
  for (const { text, font, style, x: offset } of runs) {
    useFont(pdf, font, style).fillColor(style.color);
    pdf.text(text, x + offset, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) });
  }
}

/** How wide a text is in points. */
export const measureText = (pdf: PDFKit.PDFDocument, text: string, font: string, style: Style): number =>
  useFont(pdf, font, style).widthOfString(text, featuresOf(style));

const useFont = (pdf: PDFKit.PDFDocument, name: string, { size }: Style) =>
  pdf.font(fontNamed(name) as never, name, size);

/** Inter's contextual alternates would take more time than everything else together, and change next to nothing. */
const featuresOf = ({ figures }: Style) => ({ features: { calt: false, tnum: Boolean(figures) } as object as [] });
