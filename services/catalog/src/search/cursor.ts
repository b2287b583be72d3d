import { z } from 'zod';
import { type calls, type ParsedInput, RequestError } from '@wayhouse/contracts';

export type Sort = ParsedInput<typeof calls.listRooms>['sort'];

/** What a list is ordered by: of a room, or of a hotel its cheapest and its newest room. */
export type Position = { id: string; nightMinor: number; createdAt: Date };

/** The last position of a page; the next page begins after it. */
export type Cursor = { value: number | Date; id: string };

const Price = z.tuple([z.int(), z.string()]);
const cursorSchemas = { newest: z.tuple([z.iso.datetime(), z.string()]), 'price-asc': Price, 'price-desc': Price };

/** Encodes a position in a list as an opaque string, safe in a URL. */
export function encodeCursor(sort: Sort, { id, nightMinor, createdAt }: Position): string {
  const value = sort === 'newest' ? createdAt.toISOString() : nightMinor;
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

export function decodeCursor(sort: Sort, cursor: string): Cursor {
  const decoded = cursorSchemas[sort].safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!decoded.success) throw new RequestError('cursor-of-another-list', 'cursor');
  const [value, id] = decoded.data;
  return { value: typeof value === 'string' ? new Date(value) : value, id };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
