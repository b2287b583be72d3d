import { type ChangeFacts, type Difference, isSame, recordedAtOnce } from '@wayhouse/domain';
import type { Hotel } from '../../hotels/domain/hotel.js';
import type { Room } from '../../rooms/domain/room.js';
import { hotelDifferences } from './hotel-differences.js';
import { roomDifferences } from './room-differences.js';

/** A room before and after a change. */
export type RoomChange = { before: Room; after: Room };

/** What has become of rooms, by one request; undefined where nothing is other than it was. */
export function changeOfRooms(changes: RoomChange[]): ChangeFacts | undefined {
  const changed = differing(changes);
  return changed.rooms.length
    ? { kind: 'rooms-changed', ...ofRooms(changed.rooms), ...withDifferences(changed.differences) }
    : undefined;
}

export const additionOfRoom = ({ id }: Room): ChangeFacts => ({ kind: 'rooms-added', ...ofRooms([id]) });

/** Those that a file has added come last. */
export function importOfRooms(added: Room[], changes: RoomChange[]): ChangeFacts | undefined {
  const { rooms, differences } = differing(changes);
  const all = [...rooms, ...added.map(({ id }) => id)];
  return all.length
    ? { kind: 'rooms-imported', added: added.length, ...ofRooms(all), ...withDifferences(differences) }
    : undefined;
}

export function changeOfHotel(before: Hotel, after: Hotel): ChangeFacts | undefined {
  const differences = hotelDifferences(before, after);
  return differences.length ? { kind: 'hotel-changed', ...withDifferences(differences) } : undefined;
}

const ofRooms = (rooms: string[]) => ({ rooms: rooms.slice(0, recordedAtOnce.rooms), roomCount: rooms.length });

const withDifferences = (differences: Difference[]) => ({
  differences: differences.slice(0, recordedAtOnce.differences),
  differenceCount: differences.length,
});

function differing(changes: RoomChange[]) {
  const each = changes
    .map(({ before, after }) => ({ id: after.id, differences: roomDifferences(before, after) }))
    .filter(({ differences }) => differences.length > 0);
  const differences = each.flatMap((room) => room.differences);
  return { rooms: each.map(({ id }) => id), differences: inCommon(differences, each.length) };
}

/** Each thing once; where not all rooms that differ do so in the same way, without what it was and is. */
function inCommon(differences: Difference[], rooms: number): Difference[] {
  const byThing = new Map<string, Difference[]>();
  for (const difference of differences) {
    const thing = JSON.stringify(thingOf(difference));
    byThing.set(thing, [...(byThing.get(thing) ?? []), difference]);
  }
  return [...byThing.values()].map((alike) => {
    const [first] = alike as [Difference];
    return alike.length === rooms && alike.every((each) => isSame(each, first)) ? first : thingOf(first);
  });
}

function thingOf(difference: Difference): Difference {
  if (difference.what === 'isAvailable' || !('from' in difference || 'to' in difference)) return difference;
  const { from: _from, to: _to, hasMore: _hasMore, ...thing } = { hasMore: undefined, ...difference };
  return thing as Difference;
}
