import type { TimelineBlock, TimelineData, TimelineStay } from './use-timeline.js';

type Room = TimelineData['rooms'][number];
export type Unit = { room: Room; unit: number };
/** `index` counts the rows of all rooms. */
export type UnitRow = Unit & { index: number; stays: TimelineStay[]; blocked: TimelineBlock[] };
export type RoomRows = { room: Room; units: UnitRow[] };

/** A row for each unit of each room. */
export function toRows({ rooms, stays, blocked }: TimelineData): RoomRows[] {
  const [staysOf, blocksOf] = [byUnit(stays), byUnit(blocked)];
  let count = 0;
  return rooms.map((room) => ({
    room,
    units: Array.from({ length: room.units }, (_, at) => {
      const key = unitKey({ room: room._id, unit: at + 1 });
      return { room, unit: at + 1, index: count++, stays: staysOf.get(key) ?? [], blocked: blocksOf.get(key) ?? [] };
    }),
  }));
}

const unitKey = ({ room, unit }: { room: string; unit: number }): string => `${room} ${unit}`;

function byUnit<Span extends { room: string; unit: number }>(spans: Span[]): Map<string, Span[]> {
  const groups = new Map<string, Span[]>();
  for (const span of spans) {
    const group = groups.get(unitKey(span));
    if (group) group.push(span);
    else groups.set(unitKey(span), [span]);
  }
  return groups;
}
