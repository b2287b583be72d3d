import type { Room } from '../domain/room.js';
import { planRate } from './plan-rate.js';
import { planRoom } from './plan-room.js';
import { type Import, plannedRooms, type PlannedRow } from './planned-rooms.js';
import { isAboutRate, misplaced } from './read-cells.js';
import type { RoomFile } from './read-file.js';

/** `rows` by their lines. */
export type ImportPlan = { rows: PlannedRow[]; added: Room[]; changed: { before: Room; room: Room }[] };

/** What a file makes of the rooms of a hotel, all rows of rooms before those of rates. Rooms that it does not name stay. */
export function planImport(file: RoomFile, input: Import): ImportPlan {
  const rooms = plannedRooms(input);
  const rows = file.rows.map((row): PlannedRow => ({ ...row, key: '', version: 0, errors: misplaced(row.cells) }));
  const nth = counter();
  for (const row of rows.filter(({ cells }) => !isAboutRate(cells))) planRoom(rooms, row);
  for (const row of rows.filter(({ cells }) => isAboutRate(cells))) planRate(rooms, row, nth);

  const written = [...rooms.after.values()].filter((room) => room !== rooms.before.get(room.id));
  return {
    rows: withFileErrors(rows, file),
    added: written.filter(({ id }) => !rooms.before.has(id)).map((room) => ({ ...room, version: 1 })),
    changed: written.flatMap((room) => {
      const before = rooms.before.get(room.id);
      return before ? [{ before, room: { ...room, version: before.version + 1 } }] : [];
    }),
  };
}

/** How often it was asked about the same before. */
function counter() {
  const counts = new Map<string, number>();
  return (...about: string[]): number => {
    const key = JSON.stringify(about);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}

function withFileErrors(rows: PlannedRow[], { errors }: RoomFile): PlannedRow[] {
  const all = [...rows];
  for (const { line, ...error } of errors) {
    const row = all.find((each) => each.line === line);
    if (row) row.errors.push(error);
    else all.push({ line, cells: {}, key: '', version: 0, errors: [error] });
  }
  return all.sort((one, other) => one.line - other.line);
}
