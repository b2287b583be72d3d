import PDFDocument from 'pdfkit';
import { layoutDocument } from './layout/layout-document.js';
import { drawElements } from './drawing/draw-elements.js';
import { measureText } from './drawing/draw-text-line.js';
import { drawPageFooters } from './drawing/draw-page-footers.js';
import { fontFor } from './fonts/load-font.js';
import { page } from './styles.js';
import { paginate } from './layout/paginate.js';
import type { PdfContent } from './pdf-content.js';
import { pageHeight } from './layout/layout-builder.js';
import { messages } from './messages.js';

/** Renders an A4 PDF: tagged for screen readers, with page numbers and, if it has several pages, bookmarks. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const pdf = openPdf(content);
  const bytes = collect(pdf);
  const type = { fontFor, measure: measureText.bind(undefined, pdf) };
  const { slots, elements } = layoutDocument(content, type);
  drawElements(pdf, elements, paginate(slots, pageHeight));
  drawPageFooters(pdf, content.title, type);
  pdf.end();
  return bytes;
}

function openPdf({ title, language, date }: PdfContent): PDFKit.PDFDocument {
  // pdfkit also writes the title into XML, without escaping it.
  const info = {
    Title: title.replace(/[<>&]/g, ' '),
    Author: messages.siteName,
    Creator: messages.siteName,
    CreationDate: date,
  };
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: null as never,
    bufferPages: true,
    info,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
  });
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
