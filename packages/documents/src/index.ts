export type { Column, Fact, Item, Paper, Part } from './paper.js';
export { printPaper } from './print-paper.js';
