import { overlaps } from '../nights.js';
import type { TimelineBlock, TimelineData, TimelineStay } from './use-timeline.js';

type Room = TimelineData['rooms'][number];
export type Unit = { room: Room; unit: number };
export type UnitRow = { unit: number; stays: TimelineStay[]; blocked: TimelineBlock[] };
export type RoomRows = { room: Room; units: UnitRow[] };

/** A row for each unit of each room. */
export const toRows = ({ rooms, stays, blocked }: TimelineData): RoomRows[] =>
  rooms.map((room) => ({
    room,
    units: Array.from({ length: room.units }, (_, at) => {
      const isHere = (of: { room: string; unit: number }) => of.room === room._id && of.unit === at + 1;
      return { unit: at + 1, stays: stays.filter(isHere), blocked: blocked.filter(isHere) };
    }),
  }));

/** The other units of its room that nobody has in the nights of the stay, as far as they are not over. */
export function unitsFreeFor(stay: TimelineStay, { rooms, stays, blocked }: TimelineData, today: string): number[] {
  const room = rooms.find(({ _id }) => _id === stay.room);
  const nights = { from: stay.checkIn > today ? stay.checkIn : today, to: stay.checkOut };
  const taken = [...stays, ...blocked].filter((span) => span.room === stay.room && overlaps(span, nights));
  const units = Array.from({ length: room?.units ?? 0 }, (_, at) => at + 1);
  return units.filter((unit) => unit !== stay.unit && !taken.some((span) => span.unit === unit));
}
