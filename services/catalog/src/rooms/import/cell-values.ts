import { listSeparator } from './cells.js';

export const orNone = (cell: string | undefined) => cell || undefined;

/** `120,50` as spreadsheets write it in half of Europe. */
export const decimal = (cell: string | undefined) => orNone(cell)?.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');

/** With more than two digits after a point or comma it may stand between thousands: `1.500`. */
export const isAmbiguousPrice = (cell: string): boolean => /^-?\d+[.,]\d{3,}$/.test(cell);

const spelling = (text: string) => text.toLowerCase().replace(/[\s-]+/g, ' ');

/** The entry of a list, in upper or lower case, with hyphens or spaces. */
export const oneOf = (entries: readonly string[], cell: string | undefined) =>
  entries.find((entry) => spelling(entry) === spelling(cell ?? '')) ?? orNone(cell);

export const entriesOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(listSeparator)
    .map((text) => text.trim())
    .filter(Boolean);

export const listed = (entries: readonly string[], cell: string | undefined) => {
  const chosen = entriesOf(cell).map((text) => oneOf(entries, text));
  return chosen.length ? chosen : undefined;
};

export const flag = (cell: string | undefined) => {
  const answers: Record<string, boolean> = { yes: true, true: true, no: false, false: false };
  return orNone(cell) && (answers[cell!.toLowerCase()] ?? cell);
};
