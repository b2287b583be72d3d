export type { Column, Fact, Item, Paper, Part } from './pdf-content.js';
export { printPaper } from './render-pdf.js';
