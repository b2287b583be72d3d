export type { Block, Fact, PdfContent } from './pdf-content.js';
export { renderPdf } from './render-pdf.js';
