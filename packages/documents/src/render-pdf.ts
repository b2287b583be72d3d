import PDFDocument from 'pdfkit';
import { compose } from './layout/layout-document.js';
import { drawElements } from './drawing/draw-elements.js';
import { measureText } from './drawing/draw-text-line.js';
import { drawFeet } from './drawing/draw-page-footers.js';
import { fontFor } from './fonts/fonts.js';
import { page } from './styles.js';
import { paginate } from './layout/paginate.js';
import type { Paper } from './pdf-content.js';
import { pageHeight } from './layout/layout-builder.js';
import { texts } from './messages.js';

/** Makes an A4 PDF of a paper: tagged for screen readers, with page numbers and, on several pages, bookmarks. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
  const pdf = openPdf(paper);
  const bytes = collect(pdf);
  const type = { fontFor, measure: measureText.bind(undefined, pdf) };
  const { slots, elements } = compose(paper, type);
  drawElements(pdf, elements, paginate(slots, pageHeight));
  drawFeet(pdf, paper.title, type);
  pdf.end();
  return bytes;
}

function openPdf({ title, language, date }: Paper): PDFKit.PDFDocument {
  // The title goes into XML, too, where pdfkit writes it as it is.
  const info = { Title: title.replace(/[<>&]/g, ' '), Author: texts.house, Creator: texts.house, CreationDate: date };
  return new PDFDocument({
    ...{ size: [page.width, page.height], margin: 0, font: null as never, bufferPages: true, info },
    ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
  });
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
