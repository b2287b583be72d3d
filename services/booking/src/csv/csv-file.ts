import { stringify } from 'csv-stringify/sync';

/**
 * CSV (RFC 4180) in UTF-8, with the byte order mark by which Excel recognises it. An apostrophe stands before what a spreadsheet would
 * run as a formula. Numbers are amounts, with two decimals: they are no texts, so that negative ones stay numbers.
 */
export function csvFile(rows: (string | number)[][]): Uint8Array {
  const cast = { string: withoutFormulasInside, number: (amount: number) => amount.toFixed(2) };
  return Buffer.from(stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows', cast }));
}

/**
 * Where amounts have a decimal comma, Excel begins a cell at each semicolon instead, and at tabs and line breaks, also within quotes that
 * begin elsewhere.
 */
const withoutFormulasInside = (text: string): string => text.replace(/(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]["\s]*)/g, "'");
