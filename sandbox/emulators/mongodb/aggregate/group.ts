import { badValue, unsupported } from '../errors.js';
import { compileExpression } from '../expressions/compile.js';
import type { Evaluate } from '../expressions/operator.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';
import { exactNumber } from '../values/type.js';

/** `$group` with `$sum`, the only accumulator that is supported. */
export function compileGroup(spec: unknown): (docs: Doc[]) => Doc[] {
  if (!isDoc(spec) || !('_id' in spec)) throw badValue('$group needs an _id');
  const { _id, ...accumulators } = spec;
  const groupId = compileExpression(_id);
  const sums = Object.entries(accumulators).map(([name, accumulator]) => ({ name, valueOf: sumOf(name, accumulator) }));
  const zeros = Object.fromEntries(sums.map(({ name }) => [name, 0]));
  return (docs) => {
    const groups = new Map<string, Doc>();
    for (const root of docs) {
      const id = groupId({ root }) ?? null;
      const key = keyOf(id);
      const group = groups.get(key) ?? { _id: id, ...zeros };
      groups.set(key, group);
      for (const { name, valueOf } of sums) {
        const value = valueOf({ root });
        if (typeof value === 'number') group[name] = exactNumber((group[name] as number) + value);
      }
    }
    return [...groups.values()];
  };
}

function sumOf(name: string, accumulator: unknown): Evaluate {
  if (splitPath(name).length > 1) throw unsupported(`the nested field '${name}' in $group`);
  const operators = isDoc(accumulator) ? Object.keys(accumulator) : [];
  if (operators.join() !== '$sum') throw unsupported(`the accumulator '${operators.join()}' of '${name}'`);
  const argument = (accumulator as Doc)['$sum'];
  if (Array.isArray(argument)) throw badValue('the accumulator $sum takes one argument');
  return compileExpression(argument);
}
