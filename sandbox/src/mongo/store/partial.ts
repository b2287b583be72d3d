import { isOperators } from '../query/leaves.js';
import { filterOf } from '../query/filter.js';
import { type Doc, fieldOf } from '../values/doc.js';
import { keyOf } from '../values/key.js';

/** Does every document that `filter` matches fulfil `partial` too? `false` where that is not plain to see. */
export function isImplied(partial: Doc, filter: Doc): boolean {
  return Object.entries(partial).every(([path, condition]) => {
    const wanted = fieldOf(filter, path);
    if (path.startsWith('$') || wanted === undefined) return false;
    if (isOperators(wanted)) return keyOf(wanted) === keyOf(condition);
    return !path.includes('.') && wanted !== null && filterOf({ [path]: condition })({ [path]: wanted });
  });
}
