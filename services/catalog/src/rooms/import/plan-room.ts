import { DomainError } from '@wayhouse/domain';
import { currencyOf, quotingRate } from '../../hotels/domain/hotel-currency.js';
import {
  assertChargeable,
  assertRoomFits,
  createRoom,
  type Room,
  type RoomDraft,
  withChanges,
  withDescription,
} from '../domain/room.js';
import { type Cells, differing, roomCells } from './cells.js';
import { identify, note, type PlannedRooms, type PlannedRow, roomIdOf } from './planned-rooms.js';
import { readRoom } from './read-cells.js';
import { readDescription } from './read-description.js';

/** An empty cell leaves what the room has, but for its amenities, of which it is none. Its description is read apart. */
const given = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column, cell]) => cell !== '' || column === 'amenities'));

/** Plans the row of a room: one that the hotel has is changed, another added with the photos of one that it has by then. */
export function planRoom(rooms: PlannedRooms, row: PlannedRow): void {
  const id = identify(rooms, row);
  if (id !== undefined) noteLine(rooms, row, id);
  const before = id === undefined ? undefined : rooms.before.get(id);
  row.before = before && roomCells(before);
  const read = readRoom({ ...row.before, ...given(row.cells) });
  const described = readDescription(row.cells, row.before, before?.description);
  const images = before?.images ?? photosFor(rooms, row);
  if ('errors' in read || 'errors' in described) {
    row.errors.push(...[read, described].flatMap((part) => ('errors' in part ? part.errors : [])));
    return;
  }
  note(row, 'pricePerNight', () => assertChargeable(read.value, currencyOf(rooms.hotel, rooms.site)));
  if (!before) note(row, 'key', () => assertRoomFits(rooms.after.size, rooms.roomsPerHotel));
  const { copyPhotosOf = '' } = row.cells;
  row.after = { ...roomCells({ ...read.value, description: described.value }), ...(!before && { copyPhotosOf }) };
  if (row.errors.length || id === undefined) return;
  if (before && differing(row.before, row.after).length === 0) return;
  const room = before
    ? withChanges(before, read.value, images)
    : added(rooms, read.value, { id, images, importKey: row.key });
  rooms.after.set(id, withDescription(room, described.value));
}

function noteLine({ lines }: PlannedRooms, row: PlannedRow, id: string): void {
  const line = lines.get(id);
  if (line === undefined) lines.set(id, row.line);
  else row.errors.push({ field: 'key', error: new DomainError('import-key-twice', { line }) });
}

/** Those of a room that the hotel has, or of one further up in the file. */
function photosFor(rooms: PlannedRooms, row: PlannedRow): string[] {
  const key = row.cells.copyPhotosOf?.normalize('NFC');
  const images = key ? rooms.after.get(roomIdOf(rooms, key))?.images : undefined;
  const reason = key ? 'import-photos-unknown' : 'import-photos-missing';
  if (!images) row.errors.push({ field: 'copyPhotosOf', error: new DomainError(reason) });
  return images ?? [];
}

type Fields = Pick<Room, 'id' | 'images' | 'importKey'>;

/** Guests do not find it until its owner has looked at it, as it shows the photos of another one. */
const added = ({ hotel, site, createdAt }: PlannedRooms, draft: RoomDraft, { importKey, ...fields }: Fields): Room => ({
  ...createRoom(hotel, draft, { ...fields, createdAt, ...quotingRate(hotel, site) }),
  isAvailable: false,
  importKey,
});
