import type { RoomRows } from '../timeline-rows.js';

/** In rem, as in the style sheet: the name of a room, and a row. */
const heights = { room: 2.25, row: 3.3125 };

/** Where the names of the rooms and the rows are, in rem from the first one. All have fixed heights, so nothing is measured. */
export type RowPlaces = { rooms: number[]; rows: number[]; height: number };

export function placeRows(groups: RoomRows[]): RowPlaces {
  const places: RowPlaces = { rooms: [], rows: [], height: 0 };
  for (const { units } of groups) {
    places.rooms.push(places.height);
    places.height += heights.room;
    for (const _unit of units) {
      places.rows.push(places.height);
      places.height += heights.row;
    }
  }
  return places;
}
