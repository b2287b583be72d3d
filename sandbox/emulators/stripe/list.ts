import { z } from 'zod';
import { integer } from './params.js';
import { invalid, noSuch } from './refusal.js';

/** The parameters of every list; each list adds its filters. */
export const listParams = {
  limit: integer.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

type Page = { limit?: number; starting_after?: string; ending_before?: string };
type Item = { id: string; created: number };

/** One page in the API's form, newest first, from all items in the order they were made. */
export function listJson<T extends Item>(url: string, kind: string, items: T[], page: Page, json: (item: T) => object) {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be from 1 to 100', 'limit');
  if (after && before) throw invalid('You can only specify one of these parameters: starting_after, ending_before.');
  const newestFirst = [...items].reverse();
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((item) => item.id === id);
    if (place < 0) throw noSuch(kind, id, 400, param);
    return place;
  };
  const from = after
    ? placeOf(after, 'starting_after') + 1
    : before
      ? Math.max(0, placeOf(before, 'ending_before') - limit)
      : 0;
  const to = before ? placeOf(before, 'ending_before') : from + limit;
  return {
    object: 'list',
    data: newestFirst.slice(from, Math.min(to, from + limit)).map(json),
    has_more: before ? from > 0 : newestFirst.length > to,
    url,
  };
}
