import { hairLine, unread } from './draw-decoration.js';
import { drawLine } from './draw-text-line.js';
import { page, styles, textWidth } from '../styles.js';
import { texts } from '../messages.js';
import { type Type, wrap } from '../layout/wrap-text.js';

const fromBottom = 56;
const baseline = 18;

/** Under every page: what it belongs to, and which of how many it is. */
export function drawFeet(pdf: PDFKit.PDFDocument, title: string, type: Type): void {
  const { count } = pdf.bufferedPageRange();
  const top = page.height - fromBottom;
  const set = (text: string, share: number) => wrap([{ text, style: styles.foot }], textWidth * share, type)[0];
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const name = set(`${texts.house} · ${title}`, 0.75);
    const number = set(texts.pageOf(index + 1, count), 0.25);
    unread(pdf, 'Layout', () => hairLine(pdf, top));
    if (name) unread(pdf, 'Pagination', () => drawLine(pdf, name, page.left, top + baseline));
    if (number) {
      const left = page.width - page.right - number.width;
      unread(pdf, 'Pagination', () => drawLine(pdf, number, left, top + baseline));
    }
  }
}
