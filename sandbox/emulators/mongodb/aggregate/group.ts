import { evaluator } from '../expressions/evaluate.js';
import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { accumulatorOf } from './accumulators.js';
import type { Stage } from './stage.js';

export function group(spec: unknown): Stage {
  if (!isDoc(spec)) throw new Fault('Location15947', "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new Fault('Location15955', 'a group specification must include an _id');
  const idOf = evaluator(spec['_id']);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => fieldOf(name, value));
  return (docs) => {
    const groups = new Map<string, { id: unknown; values: ReturnType<(typeof fields)[number]['start']>[] }>();
    for (const doc of docs) {
      const id = idOf({ root: doc }) ?? null;
      const key = keyOf(id);
      const known = groups.get(key) ?? { id, values: fields.map(({ start }) => start()) };
      groups.set(key, known);
      fields.forEach(({ valueOf }, i) => known.values[i]!.add(valueOf({ root: doc })));
    }
    return [...groups.values()].map(({ id, values }) => {
      const result: Doc = { _id: id };
      fields.forEach(({ name }, i) => (result[name] = values[i]!.result()));
      return result;
    });
  };
}

function fieldOf(name: string, value: unknown) {
  const [operator, ...more] = isDoc(value) ? Object.keys(value) : [];
  if (!operator?.startsWith('$')) throw new Fault('Location40234', `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw new Fault('Location40238', `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw new Fault('Location40235', `The field name '${name}' cannot contain '.'`);
  return { name, start: accumulatorOf(operator), valueOf: evaluator((value as Doc)[operator]) };
}
