import { ObjectId } from 'bson';
import { CommandError } from '../errors.js';
import { isOperators } from '../query/operators.js';
import { copyOf, type Doc } from '../values/doc.js';
import { isRegex } from '../values/type.js';
import { splitPath } from '../values/path.js';
import { setPath } from './set-path.js';
import type { Update } from './update.js';

/** The document an upsert inserts when nothing matched: the filter's equalities, then the update. */
export function upsertedDoc(filter: Doc, update: Update): Doc {
  const found = equalities(filter);
  checkUnambiguous(found.map(([path]) => path));
  const start: Doc = {};
  for (const [path, value] of found) setPath(start, splitPath(path), copyOf(value));
  const { _id: id = new ObjectId(), ...rest } = update(start, true);
  return { _id: id, ...rest };
}

/** A field that the filter names twice, or with one of its own fields, has no single value to start from. */
function checkUnambiguous(paths: string[]): void {
  for (const [i, path] of paths.entries()) {
    const other = paths.find((candidate, at) => at !== i && `${path}.`.startsWith(`${candidate}.`));
    if (other === undefined) continue;
    const doubt =
      other === path ? `path '${path}' is matched twice` : `both paths '${path}' and '${other}' are matched`;
    throw new CommandError('NotSingleValueField', `cannot infer query fields to set, ${doubt}`);
  }
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    if (path === '$and') return (condition as Doc[]).flatMap(equalities);
    if (path === '$or' && (condition as Doc[]).length === 1) return equalities((condition as Doc[])[0]!);
    if (path.startsWith('$') || isRegex(condition)) return [];
    if (!isOperators(condition)) return [[path, condition]];
    const list = (condition['$in'] ?? []) as unknown[];
    return list.length === 1 ? [[path, list[0]]] : [];
  });
}
