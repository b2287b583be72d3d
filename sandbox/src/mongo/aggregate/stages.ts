import { assigned } from '../expressions/assign.js';
import { evaluator } from '../expressions/evaluate.js';
import { Fault } from '../fault.js';
import { filterOf } from '../query/filter.js';
import { projectionOf } from '../query/projection.js';
import { sorted, sortFields } from '../query/sort.js';
import { type Doc, isDoc } from '../values/doc.js';
import { kindOf } from '../values/kind.js';
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
      throw new Fault(
        'BadValue',
        `'newRoot' expression must evaluate to an object, but resulting value was of type ${kindOf(root)}`,
      );
    });
}

function countDocs(field: unknown): Stage {
  if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
    throw new Fault('BadValue', 'the count field must be a non-empty string');
  return (docs) => (docs.length > 0 ? [{ [field]: docs.length }] : []);
}

const countedDown = sortFields({ count: -1 });
export const stages: Record<string, (spec: unknown) => Stage> = {
  $match(filter) {
    const matches = filterOf(filter);
    return (docs) => docs.filter(matches);
  },
  $sort(spec) {
    const fields = sortFields(object('$sort', spec));
    return (docs) => sorted(docs, fields);
  },
  $limit(value) {
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
