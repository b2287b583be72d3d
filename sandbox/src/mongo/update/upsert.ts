import { ObjectId } from 'bson';
import { Fault } from '../fault.js';
import { isOperators } from '../query/leaves.js';
import { copyOf, type Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { getPath, setPath } from './set-path.js';
import type { Update } from './update.js';

/** The document an upsert inserts when nothing matched: the filter's equalities, then the update. */
export function upserted(filter: Doc, update: Update): Doc {
  const start: Doc = {};
  if (update.isReplacement) {
    const id = equalities(filter).find(([path]) => path === '_id');
    if (id) start['_id'] = copyOf(id[1]);
  } else {
    for (const [path, value] of equalities(filter)) {
      const known = getPath(start, path);
      if (known !== undefined && keyOf(known) !== keyOf(value))
        throw new Fault('BadValue', `cannot infer query fields to set, path '${path}' is matched twice`);
      setPath(start, path, copyOf(value));
    }
  }
  const doc = update.apply(start, true);
  const { _id: id = new ObjectId(), ...rest } = doc;
  return { _id: id, ...rest };
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    if (path === '$and') return (condition as Doc[]).flatMap(equalities);
    if (path === '$or' && (condition as Doc[]).length === 1) return equalities((condition as Doc[])[0]!);
    if (path.startsWith('$')) return [];
    if (!isOperators(condition)) return isPattern(condition) ? [] : [[path, condition]];
    if ('$eq' in condition) return [[path, condition['$eq']]];
    const listed = condition['$in'] ?? condition['$all'];
    return Array.isArray(listed) && listed.length === 1 && !isPattern(listed[0]) && !isOperators(listed[0])
      ? [[path, listed[0]]]
      : [];
  });
}

const isPattern = (value: unknown) => (value as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';
