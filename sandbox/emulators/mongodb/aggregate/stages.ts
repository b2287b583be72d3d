import { assigned } from '../expressions/assign.js';
import { evaluator } from '../expressions/evaluate.js';
import { Fault } from '../fault.js';
import { filterOf } from '../query/filter.js';
import { projectionOf } from '../query/projection.js';
import { sorted, sortFields } from '../query/sort.js';
import { type Doc, isDoc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import { group } from './group.js';
import type { Stage } from './stage.js';
import { unwind } from './unwind.js';

function wholeNumber(stage: string, value: unknown, least: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
  throw new Fault('BadValue', `invalid argument to ${stage} stage: expected a whole number from ${least} up`);
}

function object(stage: string, value: unknown): Doc {
  if (isDoc(value) && Object.keys(value).length > 0) return value;
  throw new Fault('BadValue', `${stage} specification stage must be an object with at least one field`);
}

function setFields(spec: unknown): Stage {
  const fields = Object.entries(flat(object('$set', spec))).map(([path, value]) => ({
    parts: path.split('.'),
    valueOf: evaluator(value),
  }));
  return (docs) =>
    docs.map((doc) =>
      fields.reduce((result, { parts, valueOf }) => assigned(result, parts, valueOf({ root: doc })), doc),
    );
}

/** `{a: {b: 1}}` sets `a.b` and leaves the rest of `a` alone. */
function flat(spec: Doc, prefix = ''): Doc {
  const entries = Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    const isNested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    return isNested ? Object.entries(flat(value, `${prefix}${name}.`)) : [[prefix + name, value]];
  });
  return Object.fromEntries(entries);
}

function unset(spec: unknown): Stage {
  const paths = (Array.isArray(spec) ? spec : [spec]) as unknown[];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string' && path !== ''))
    throw new Fault('BadValue', '$unset specification must be a string or an array of strings');
  const project = projectionOf(Object.fromEntries(paths.map((path) => [path, 0])), false);
  return (docs) => docs.map(project);
}

function newRoot(expression: unknown): Stage {
  const rootOf = evaluator(expression);
  return (docs) =>
    docs.map((doc) => {
      const root = rootOf({ root: doc });
      if (isDoc(root)) return root;
      const found = root === undefined ? 'MISSING' : shellText(root);
      throw new Fault(
        'Location40228',
        `'newRoot' expression must evaluate to an object, but resulting value was: ${found}. Type of resulting value: '${typeName(root)}'. Input document: ${shellText(doc)}`,
      );
    });
}

function countDocs(field: unknown): Stage {
  if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
    throw new Fault('Location40156', 'the count field must be a non-empty string');
  return (docs) => (docs.length > 0 ? [{ [field]: docs.length }] : []);
}

const countedDown = sortFields({ count: -1 });
export const stages: Record<string, (spec: unknown) => Stage> = {
  $match(filter) {
    if (!isDoc(filter)) throw new Fault('Location15959', 'the match filter must be an expression in an object');
    const matches = filterOf(filter);
    return (docs) => docs.filter(matches);
  },
  $sort(spec) {
    if (!isDoc(spec)) throw new Fault('Location15973', 'the $sort key specification must be an object');
    if (Object.keys(spec).length === 0) throw new Fault('Location15976', '$sort stage must have at least one sort key');
    const fields = sortFields(spec);
    return (docs) => sorted(docs, fields);
  },
  $limit(value) {
    if (value === 0) throw new Fault('Location15958', 'the limit must be positive');
    const limit = wholeNumber('$limit', value, 1);
    return (docs) => docs.slice(0, limit);
  },
  $skip(value) {
    const skip = wholeNumber('$skip', value, 0);
    return (docs) => docs.slice(skip);
  },
  $project(spec) {
    const project = projectionOf(object('$project', spec), false);
    return (docs) => docs.map(project);
  },
  $set: setFields,
  $addFields: setFields,
  $unset: unset,
  $count: countDocs,
  $group: group,
  $unwind: unwind,
  $replaceRoot: (spec) => newRoot(object('$replaceRoot', spec)['newRoot']),
  $replaceWith: newRoot,
  $sortByCount(expression) {
    const counted = group({ _id: expression, count: { $sum: 1 } });
    return (docs) => sorted(counted(docs), countedDown);
  },
};
