export type { Column, Fact, TextItem, PdfContent, Block } from './pdf-content.js';
export { renderPdf } from './render-pdf.js';
