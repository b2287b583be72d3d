import { DomainError, type SiteMoney } from '@wayhouse/domain';
import type { Hotel } from '../../hotels/domain/hotel.js';
import type { Room } from '../domain/room.js';
import type { Cells } from './cells.js';
import { readKey } from './read-cells.js';
import type { CellError } from './read-form.js';

/** What a row does: `after` is what it makes of `before`, if there was anything. `key` is empty if it has none that can be read. */
export type PlannedRow = {
  line: number;
  cells: Cells;
  key: string;
  /** That of the room; 0 where there is none yet. */
  version: number;
  errors: CellError[];
  before?: Cells;
  after?: Cells;
};

export type Import = {
  hotel: Hotel;
  /** All of the hotel, as they are. */
  rooms: Room[];
  /** The id of a room that is added by a key. */
  idOf: (key: string) => string;
  roomsPerHotel: number;
  site: SiteMoney;
  createdAt: Date;
};

/** The rooms of a hotel by their ids, as they are and as the rows so far would leave them. */
export type PlannedRooms = Omit<Import, 'rooms'> & {
  before: Map<string, Room>;
  after: Map<string, Room>;
  /** The lines of the rows of rooms, by the ids of these. */
  lines: Map<string, number>;
};

export function plannedRooms({ rooms, ...input }: Import): PlannedRooms {
  const before = new Map(rooms.map((room) => [room.id, room]));
  return { ...input, before, after: new Map(before), lines: new Map() };
}

/** The id of the room that a key leads to: the key of a room is its id as well. */
export const roomIdOf = ({ before, idOf }: PlannedRooms, key: string): string => (before.has(key) ? key : idOf(key));

/** Which room a row is about; undefined if its key cannot be read. */
export function identify(rooms: PlannedRooms, row: PlannedRow): string | undefined {
  const key = readKey(row.cells);
  if ('errors' in key) {
    row.errors.push(...key.errors);
    return undefined;
  }
  row.key = key.value;
  const id = roomIdOf(rooms, key.value);
  row.version = rooms.before.get(id)?.version ?? 0;
  return id;
}

/** Notes the refusal by a rule at the column that it is about. */
export function note(row: PlannedRow, field: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    row.errors.push({ field, error });
  }
}
