import { badValue, unsupported } from '../errors.js';
import { compileExpression } from '../expressions/compile.js';
import type { Evaluate } from '../expressions/operator.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';
import { type Accumulate, accumulators } from './accumulators.js';

type Field = { name: string; initial: unknown; accumulate: Accumulate; valueOf: Evaluate };

/** `$group` with the accumulators of `accumulators.ts`. */
export function compileGroup(spec: unknown): (docs: Doc[]) => Doc[] {
  if (!isDoc(spec) || !('_id' in spec)) throw badValue('$group needs an _id');
  const { _id, ...others } = spec;
  const groupId = compileArgument(_id);
  const fields = Object.entries(others).map(([name, accumulator]) => compileField(name, accumulator));
  return (docs) => {
    const groups = new Map<string, Doc>();
    for (const root of docs) {
      const id = groupId({ root }) ?? null;
      const key = keyOf(id);
      const group = groups.get(key) ?? {
        _id: id,
        ...Object.fromEntries(fields.map((each) => [each.name, each.initial])),
      };
      groups.set(key, group);
      for (const { name, accumulate, valueOf } of fields) group[name] = accumulate(group[name], valueOf({ root }));
    }
    return [...groups.values()];
  };
}

function compileField(name: string, spec: unknown): Field {
  if (splitPath(name).length > 1) throw unsupported(`the nested field '${name}' in $group`);
  const operator = isDoc(spec) ? Object.keys(spec).join() : '';
  if (!Object.hasOwn(accumulators, operator)) throw unsupported(`the accumulator '${operator}' of '${name}'`);
  const argument = (spec as Doc)[operator];
  if (Array.isArray(argument)) throw badValue(`the accumulator ${operator} takes one argument`);
  return { name, ...accumulators[operator]!, valueOf: compileArgument(argument) };
}

/** An expression, or a document of expressions, of which missing values are left out. */
function compileArgument(argument: unknown): Evaluate {
  if (!isDoc(argument) || Object.keys(argument).some((name) => name.startsWith('$')))
    return compileExpression(argument);
  const members = Object.entries(argument).map(([name, member]) => [name, compileExpression(member)] as const);
  return (scope) =>
    Object.fromEntries(
      members.map(([name, valueOf]) => [name, valueOf(scope)]).filter(([, value]) => value !== undefined),
    );
}
