import { drawHairline, drawArtifact } from './draw-decoration.js';
import { drawTextLine } from './draw-text-line.js';
import { page, styles, textWidth } from '../styles.js';
import { messages } from '../messages.js';
import { type Typesetting, wrapText } from '../layout/wrap-text.js';

const fromBottom = 56;
const baseline = 18;

/** Draws the document's title and the page number at the bottom of every page. */
export function drawPageFooters(pdf: PDFKit.PDFDocument, title: string, type: Typesetting): void {
  const { count } = pdf.bufferedPageRange();
  const top = page.height - fromBottom;
  const layoutFooter = (text: string, share: number) =>
    wrapText([{ text, style: styles.footer }], textWidth * share, type)[0];
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const name = layoutFooter(`${messages.siteName} · ${title}`, 0.75);
    const number = layoutFooter(messages.pageNumber(index + 1, count), 0.25);
    drawArtifact(pdf, 'Layout', () => drawHairline(pdf, top));
    if (name) drawArtifact(pdf, 'Pagination', () => drawTextLine(pdf, name, page.left, top + baseline));
    if (number) {
      const left = page.width - page.right - number.width;
      drawArtifact(pdf, 'Pagination', () => drawTextLine(pdf, number, left, top + baseline));
    }
  }
}
