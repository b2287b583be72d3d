import { daysBetween, type Period, todayIn } from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';

/** Nights in the period of all units of a room, from that of the day on which it was created; of all where that is unknown. */
export function nightsOfRoom(
  { units = 1, createdAt }: Pick<Room, 'units' | 'createdAt'>,
  { from, to }: Period,
  timeZone: string,
): number {
  const created = createdAt ? todayIn(timeZone, new Date(createdAt)) : from;
  return units * Math.max(0, daysBetween(created > from ? created : from, to));
}
