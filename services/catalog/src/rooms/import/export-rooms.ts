import { importColumns } from '@wayhouse/contracts';
import { stringify } from 'csv-stringify/sync';
import type { Room } from '../domain/room.js';
import { withOwnApostrophe } from './apostrophes.js';
import { type Cells, keyOf, rateCells, roomCells } from './cells.js';

/**
 * The rooms of a hotel with their rates, the oldest first, as a file that an import leaves as they are: CSV (RFC 4180) in UTF-8,
 * with the byte order mark by which Excel recognises it. A text that a spreadsheet would run as a formula is escaped with an
 * apostrophe.
 */
export function roomsCsv(rooms: Room[]): Uint8Array {
  const rows = rooms.toReversed().flatMap((room): Cells[] => {
    const key = keyOf(room);
    return [roomCells(room), ...(room.rates ?? []).map(rateCells)].map((cells) => ({ key, ...cells }));
  });
  const texts = rows.map((cells) => importColumns.map((column) => withOwnApostrophe(cells[column] ?? '')));
  // A description may have line breaks of its own.
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;
  return Buffer.from(stringify([importColumns, ...texts], options));
}
