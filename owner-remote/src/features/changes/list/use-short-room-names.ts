import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomLabel } from '@wayhouse/messages/room-names';
import { useRoomNames } from '../../../shared/use-room-names.js';

/** What the hotel calls each of its rooms, by id, with today's price for those alone that are called alike. */
export function useShortRoomNames(rooms: OwnRoom[]): Map<string, string> {
  const names = useRoomNames(rooms);
  const labels = rooms.map(roomLabel);
  const isUnique = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return new Map(rooms.map(({ _id }, at) => [_id, isUnique(labels[at]!) ? labels[at]! : names.get(_id)!]));
}
