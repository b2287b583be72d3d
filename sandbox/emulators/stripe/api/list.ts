import { integer } from './params.js';
import { invalid } from './stripe-error.js';

export const listParams = { limit: integer.optional() };

/** The newest items in the API's form. Further pages are not supported. */
export function listJson<T>(url: string, items: T[], limit = 10, json: (item: T) => object) {
  if (limit < 1 || limit > 100)
    throw invalid('Invalid integer: limit must be from 1 to 100', 'limit', 'parameter_invalid_integer');
  const newestFirst = [...items].reverse();
  return { object: 'list', data: newestFirst.slice(0, limit).map(json), has_more: items.length > limit, url };
}
