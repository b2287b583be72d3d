import { loadFont } from '../fonts/load-font.js';
import type { Style } from '../styles.js';
import type { Line } from '../layout/wrap-text.js';

/** Draws a line of text from `x`; `y` is its baseline. */
export function drawTextLine(pdf: PDFKit.PDFDocument, { runs }: Line, x: number, y: number): void {
  for (const { text, font, style, x: offset } of runs) {
    setFont(pdf, font, style).fillColor(style.color);
    pdf.text(text, x + offset, y, { lineBreak: false, baseline: 'alphabetic', ...fontFeatures(style) });
  }
}

/** The width of a text in points. */
export const measureText = (pdf: PDFKit.PDFDocument, text: string, font: string, style: Style): number =>
  setFont(pdf, font, style).widthOfString(text, fontFeatures(style));

const setFont = (pdf: PDFKit.PDFDocument, name: string, { size }: Style) =>
  pdf.font(loadFont(name) as never, name, size);

/** Contextual alternates are off: they would take most of the time and change almost nothing. */
const fontFeatures = ({ tabularFigures }: Style) => ({
  features: { calt: false, tnum: Boolean(tabularFigures) } as object as [],
});
