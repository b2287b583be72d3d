import { type ImportColumn, importColumns } from '@wayhouse/contracts';
import { DomainError, limits } from '@wayhouse/domain';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { withoutApostrophe } from './apostrophes.js';
import type { Cells } from './cells.js';

type FileRow = { line: number; cells: Cells };
/** What is wrong with a line of a file, in this column or, with `csv`, as a whole. */
type FileError = { line: number; field: string; error: Error };
/** The columns that a file has, its rows, and what is wrong with it apart from what its cells contain. */
export type RoomFile = { rows: FileRow[]; errors: FileError[] };

type Line = { line: number; texts: string[] };

/** Reads a file of rooms, whose first line names the columns, in any order and in small or capital letters. */
export function readFile(csv: string): RoomFile {
  const refused = (line: number, error: DomainError): RoomFile => ({
    rows: [],
    errors: [{ line, field: 'csv', error }],
  });
  try {
    const [header, ...lines] = readLines(csv);
    if (!header || lines.length === 0) return refused(header?.line ?? 1, new DomainError('import-empty'));
    if (lines.length > limits.importRows)
      return refused(header.line, new DomainError('import-too-many-rows', { rows: limits.importRows }));
    return readRows(header, lines);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(Number(error.lines) || 1, new DomainError('import-unreadable'));
  }
}

/** More than there are, so that one line of a file does not make thousands of errors. */
const mostColumns = 2 * importColumns.length;

function readRows({ line: first, texts: names }: Line, lines: Line[]): RoomFile {
  const header = { line: first, texts: names.slice(0, mostColumns) };
  const columns = header.texts.map(columnOf);
  const errors = headerErrors(header, columns);
  if (!columns.includes('key')) return { rows: [], errors };
  const tooLong = lines.filter(({ texts }) => texts.slice(columns.length).some(Boolean));
  return {
    rows: lines.map(({ line, texts }) => ({ line, cells: cellsOf(columns, texts) })),
    errors: [
      ...errors,
      ...tooLong.map(({ line }) => ({ line, field: 'csv', error: new DomainError('import-row-too-long') })),
    ],
  };
}

/** The lines in which anything stands, each with the number of its first one. */
function readLines(csv: string): Line[] {
  const options = { bom: true, info: true, relax_column_count: true, delimiter: separatorOf(csv) };
  // Its types do not know what `info` adds.
  const records = parse(csv, options) as unknown as { record: string[]; info: InfoRecord }[];
  let end = 0;
  const lines = records.map(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    return { line, texts: record.map(textOf) };
  });
  return lines.filter(({ texts }) => texts.some(Boolean));
}

/** What stands between the names of the columns, which have none of these in them. Spreadsheets choose by their language. */
const separatorOf = (csv: string): string => /[,;\t]/.exec(csv)?.[0] ?? ',';

const textOf = (cell: string): string => withoutApostrophe(cell.trim());

const columnOf = (name: string): ImportColumn | undefined =>
  importColumns.find((column) => column.toLowerCase() === name.toLowerCase());

function headerErrors({ line, texts }: Line, columns: (ImportColumn | undefined)[]): FileError[] {
  const errors = texts.flatMap((name, at) => {
    const column = name.slice(0, limits.roomKey);
    if (column === '') return [];
    if (!columns[at]) return [{ field: column, error: new DomainError('import-column-unknown', { column }) }];
    const isFirst = columns.indexOf(columns[at]) === at;
    return isFirst ? [] : [{ field: column, error: new DomainError('import-column-twice', { column }) }];
  });
  if (!columns.includes('key'))
    errors.push({ field: 'key', error: new DomainError('import-column-missing', { column: 'key' }) });
  return errors.map((error) => ({ line, ...error }));
}

const cellsOf = (columns: (ImportColumn | undefined)[], texts: string[]): Cells =>
  Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, texts[at] ?? '']] : [])));
