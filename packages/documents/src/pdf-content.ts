/** The content of a PDF document, without its layout. */
export type PdfContent = {
  title: string;
  /** One line under the title: a number, a date. */
  subtitle?: string;
  /** A summary in one or two sentences at the top. */
  lead?: string;
  /** BCP 47, for screen readers. */
  language: string;
  /** The creation date in the file's metadata. The same content always becomes the same bytes. */
  date: Date;
  blocks: Block[];
};

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: TextItem[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Cell[][]; total?: string[] };

/** A `term` is set in bold before the text. */
export type TextItem = { term?: string; text: string };
export type Cell = string | TextItem;
export type Fact = { label: string; value: string };
/** `share` is the column's share of the width, from 0 to 1. Numeric columns are aligned to the right. */
export type Column = { title: string; share: number; numeric?: true };
