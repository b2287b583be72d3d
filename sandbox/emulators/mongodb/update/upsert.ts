import { ObjectId } from 'bson';
import { Fault } from '../fault.js';
import { isOperators } from '../query/leaves.js';
import { copyOf, type Doc } from '../values/doc.js';
import { setPath } from './set-path.js';
import type { Update } from './update.js';

/** The document an upsert inserts when nothing matched: the filter's equalities, then the update. */
export function upserted(filter: Doc, update: Update): Doc {
  const start: Doc = {};
  if (update.isReplacement) {
    const id = equalities(filter).find(([path]) => path === '_id');
    if (id) start['_id'] = copyOf(id[1]);
  } else {
    const found = equalities(filter);
    refuseDoubt(found.map(([path]) => path));
    for (const [path, value] of found) setPath(start, path, copyOf(value));
  }
  const doc = update.apply(start, true);
  const { _id: id = new ObjectId(), ...rest } = doc;
  return { _id: id, ...rest };
}

/** A field that the filter names twice, or with one of its own fields, has no single value to start from. */
function refuseDoubt(paths: string[]) {
  for (const [i, path] of paths.entries()) {
    const other = paths.find((candidate, at) => at !== i && `${path}.`.startsWith(`${candidate}.`));
    if (other === undefined) continue;
    const doubt =
      other === path ? `path '${path}' is matched twice` : `both paths '${path}' and '${other}' are matched`;
    throw new Fault('NotSingleValueField', `cannot infer query fields to set, ${doubt}`);
  }
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    if (path === '$and') return (condition as Doc[]).flatMap(equalities);
    if (path === '$or' && (condition as Doc[]).length === 1) return equalities((condition as Doc[])[0]!);
    if (path.startsWith('$')) return [];
    if (!isOperators(condition)) return isPattern(condition) ? [] : [[path, condition]];
    if ('$eq' in condition) return [[path, condition['$eq']]];
    const listed = (condition['$in'] ?? condition['$all'] ?? []) as unknown[];
    if ('$in' in condition && listed.length > 1) return [];
    return listed.filter((value) => !isPattern(value) && !isOperators(value)).map((value) => [path, value]);
  });
}

const isPattern = (value: unknown) => (value as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';
