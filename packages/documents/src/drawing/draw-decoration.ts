import { colors, page, textWidth } from '../styles.js';
import type { Decoration } from '../layout/layout-builder.js';

/** Draws a decoration behind a slot. `top` is the slot's distance from the top of the page. */
export function drawDecoration(pdf: PDFKit.PDFDocument, kind: Decoration['kind'], top: number, height: number): void {
  drawArtifact(pdf, 'Layout', () => {
    switch (kind) {
      case 'line':
        return drawHairline(pdf, top);
      case 'ground':
        return void pdf.roundedRect(page.left - 10, top, textWidth + 20, height, 6).fill(colors.accentSoft);
      case 'mark':
        return drawLogo(pdf, page.left, top, height);
    }
  });
}

/** Draws something that screen readers skip. */
export function drawArtifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

export function drawHairline(pdf: PDFKit.PDFDocument, top: number): void {
  const end = page.width - page.right;
  pdf.moveTo(page.left, top).lineTo(end, top).lineWidth(0.6).strokeColor(colors.line).stroke();
}

/** The site's logo, drawn in a square of 32. */
function drawLogo(pdf: PDFKit.PDFDocument, left: number, top: number, size: number) {
  pdf.translate(left, top).scale(size / 32);
  pdf.roundedRect(0, 0, 32, 32, 9).fill(colors.accent);
  pdf.moveTo(7, 10.5).lineTo(11.2, 23).lineTo(16, 12.5).lineTo(20.8, 23).lineTo(25, 10.5);
  pdf.lineWidth(2.6).lineCap('round').lineJoin('round').strokeColor(colors.white).stroke();
}
