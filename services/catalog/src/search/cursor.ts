import { z } from 'zod';
import { type calls, type ParsedOf, Refusal } from '@wayhouse/contracts';
import type { Room } from '../rooms/domain/room.js';

export type Sort = ParsedOf<typeof calls.listRooms>['sort'];

/** The last room of a page: the next page begins behind it. */
export type Place = { value: number | Date; id: string };

const Price = z.tuple([z.int(), z.string()]);
const places = { newest: z.tuple([z.iso.datetime(), z.string()]), 'price-asc': Price, 'price-desc': Price };

/** The place of a room as an opaque word for the address bar. */
export function cursorOf(sort: Sort, room: Room): string {
  const value = sort === 'newest' ? room.createdAt.toISOString() : room.nightMinor;
  return Buffer.from(JSON.stringify([value, room.id])).toString('base64url');
}

export function placeOf(sort: Sort, cursor: string): Place {
  const read = places[sort].safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new Refusal('invalid-input', 'This is not a place in this list.', 'cursor');
  const [value, id] = read.data;
  return { value: typeof value === 'string' ? new Date(value) : value, id };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
