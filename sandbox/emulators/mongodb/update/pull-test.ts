import { compile } from '../query/filter.js';
import { isLogical, isOperators } from '../query/leaves.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';

/** Which elements a `$pull` takes: a filter looks at documents, a condition at every element, a value is that value. */
export function pullTest(argument: unknown): (item: unknown) => boolean {
  if (isDoc(argument) && (!isOperators(argument) || isLogical(argument))) {
    const test = compile.filter(argument);
    return (item) => isDoc(item) && test(item);
  }
  if (isDoc(argument) || kindOf(argument) === 'regex') {
    const test = compile.condition(argument);
    return (item) => test([item]);
  }
  const key = keyOf(argument);
  return (item) => keyOf(item) === key;
}
