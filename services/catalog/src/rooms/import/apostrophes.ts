/** What an export puts an apostrophe before, so that no spreadsheet runs it as a formula. */
const formula = '[=+\\-@\\t\\r＝＋－＠]';
const written = new RegExp(`^'(?='*${formula})`);

/** The text of a cell, without the apostrophe of an export. */
export const withoutApostrophe = (cell: string): string => cell.replace(written, '');

/** A text that has such an apostrophe of its own gets another one, so that an import leaves it what it has. */
export const withOwnApostrophe = (text: string): string => (written.test(text) ? `'${text}` : text);
