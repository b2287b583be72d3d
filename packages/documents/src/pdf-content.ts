/** A document as its writer says it: what stands in it, not how it looks. */
export type Paper = {
  title: string;
  /** One line under the title: a number, a date. */
  subtitle?: string;
  /** What it comes to, in a sentence or two before everything else. */
  lead?: string;
  /** BCP 47, for screen readers. */
  language: string;
  /** The date in the file's own record. The same paper always becomes the same bytes. */
  date: Date;
  parts: Part[];
};

export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Cell[][]; total?: string[] };

/** A `term` goes before the text in bold. */
export type Item = { term?: string; text: string };
export type Cell = string | Item;
export type Fact = { label: string; value: string };
/** `share` is the part of the width the column takes; figures stand at the right, digit under digit. */
export type Column = { title: string; share: number; figures?: true };
