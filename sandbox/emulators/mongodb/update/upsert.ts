import { ObjectId } from 'bson';
import { unsupported } from '../errors.js';
import { isOperators } from '../query/comparisons.js';
import { copyOf, type Doc } from '../values/doc.js';
import { isRegex } from '../values/type.js';
import { splitPath } from '../values/path.js';
import { setPath } from './set-path.js';
import type { Update } from './update.js';

/** The document an upsert inserts when nothing matched: the filter's equalities, then the update. */
export function upsertedDoc(filter: Doc, update: Update): Doc {
  const start: Doc = {};
  for (const [path, value] of equalities(filter)) setPath(start, splitPath(path), copyOf(value));
  const { _id: id = new ObjectId(), ...rest } = update(start, true);
  return { _id: id, ...rest };
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).filter(([path, condition]) => {
    const choices = path === '$or' ? condition : isOperators(condition) ? condition['$in'] : undefined;
    // MongoDB looks for equalities in here too.
    if (path === '$and' || (Array.isArray(choices) && choices.length === 1)) throw unsupported(`upserts by '${path}'`);
    if (Object.keys(filter).some((outer) => path.startsWith(`${outer}.`))) throw unsupported(`upserts by '${path}'`);
    return !path.startsWith('$') && !isRegex(condition) && !isOperators(condition);
  });
}
