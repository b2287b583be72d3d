import { isOperators } from '../query/leaves.js';
import { filterOf } from '../query/filter.js';
import { type Doc, fieldOf } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';
import { Fault } from '../fault.js';

/** Does every document that `filter` matches fulfil `partial` too? `false` where that is not plain to see. */
export function isImplied(partial: Doc, filter: Doc): boolean {
  return Object.entries(partial).every(([path, condition]) => {
    const wanted = fieldOf(filter, path);
    if (path.startsWith('$') || wanted === undefined) return false;
    if (isOperators(wanted)) return keyOf(wanted) === keyOf(condition);
    return !path.includes('.') && wanted !== null && filterOf({ [path]: condition })({ [path]: wanted });
  });
}

const operators = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$in']);

/** MongoDB takes only these in a partial index: nothing that negates, and no patterns. */
export function checkPartial(partial: unknown): void {
  filterOf(partial);
  for (const [path, condition] of Object.entries(partial as Doc)) {
    if (path === '$and' || path === '$or') (condition as Doc[]).forEach(checkPartial);
    else if (path.startsWith('$')) throw notPartial(path);
    else if (isOperators(condition)) checkCondition(condition);
    else if (isPattern(condition)) throw notPartial('$regex');
  }
}

function checkCondition(condition: Doc) {
  for (const [operator, value] of Object.entries(condition)) {
    if (!operators.has(operator)) throw notPartial(operator);
    if (operator === '$exists' && !value) throw notPartial('$not');
    if (operator === '$in' && (value as unknown[]).some(isPattern)) throw notPartial('$regex');
  }
}

const isPattern = (value: unknown) => kindOf(value) === 'regex';
const notPartial = (operator: string) =>
  new Fault('CannotCreateIndex', `Expression not supported in partial index: ${operator}`);
