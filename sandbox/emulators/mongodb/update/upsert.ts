import { ObjectId } from 'bson';
import { unsupported } from '../errors.js';
import { isOperators } from '../query/comparisons.js';
import type { Doc } from '../values/doc.js';
import type { Update } from './update.js';

/** The document an upsert inserts when nothing matched: the values of the filter, then the update. */
export function upsertedDoc({ $or: choices, ...filter }: Doc, update: Update): Doc {
  // MongoDB looks for values in other conditions too.
  const other = Object.keys(filter).find((path) => /^\$|\./.test(path) || isOperators(filter[path]));
  if (other !== undefined || (Array.isArray(choices) && choices.length === 1))
    throw unsupported(`upserts by '${other ?? '$or'}'`);
  const { _id: id = new ObjectId(), ...rest } = update(filter, true);
  return { _id: id, ...rest };
}
