import type { Connection } from 'mongoose';
import { generateRoom } from './generate-rooms.js';

const roomsAtOnce = 500;

/** Writes so many rooms with their bookings straight into the catalog's database; returns the number of booked nights. */
export async function loadSearchData(db: Connection, rooms: number): Promise<number> {
  const insert = (name: string, rows: object[]) => db.collection(name).insertMany(rows);
  let nights = 0;
  for (let at = 0; at < rooms; at += roomsAtOnce) {
    const made = Array.from({ length: Math.min(roomsAtOnce, rooms - at) }, (_, of) => generateRoom(at + of));
    const stored = made.map(({ room }) => room);
    const holds = made.flatMap((each) => each.holds);
    await Promise.all([insert('rooms', stored), insert('night_holds', holds)]);
    nights += holds.reduce((sum, hold) => sum + hold.nights.length, 0);
  }
  return nights;
}
