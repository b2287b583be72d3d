import { badValue, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjectStage } from '../query/projection.js';
import { parseSort, sortDocs } from '../query/sort.js';
import { type Doc, isDoc } from '../values/doc.js';
import { splitPath, valueAtPath, withValue } from '../values/path.js';
import { compileGroup } from './group.js';

type Stage = (docs: Doc[]) => Doc[];

const stages: Record<string, (spec: unknown) => Stage> = {
  $match(filter) {
    const matches = compileFilter(filter);
    return (docs) => docs.filter(matches);
  },
  $project(spec) {
    const project = compileProjectStage(spec);
    return (docs) => docs.map(project);
  },
  $group: compileGroup,
  $sort(spec) {
    const fields = isDoc(spec) ? parseSort(spec) : [];
    if (!fields.length) throw badValue('$sort needs at least one field');
    return (docs) => sortDocs(docs, fields);
  },
  $limit(count) {
    if (!Number.isInteger(count) || (count as number) < 1) throw badValue('$limit must be a positive whole number');
    return (docs) => docs.slice(0, count as number);
  },
  $unwind(path) {
    if (typeof path !== 'string' || !path.startsWith('$'))
      throw unsupported("$unwind other than of a path like '$a.b'");
    const parts = splitPath(path.slice(1));
    return (docs) =>
      docs.flatMap((doc) => {
        // Unlike in expressions, an array on the way leads nowhere.
        const value = valueAtPath(doc, parts);
        if (Array.isArray(value)) return value.map((item) => withValue(doc, parts, item));
        return value == null ? [] : [doc];
      });
  },
};

function compileStage(stage: unknown): Stage {
  const [name = '', ...more] = isDoc(stage) ? Object.keys(stage) : [];
  const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!compile || more.length > 0) throw unsupported(`the pipeline stage '${name}'`);
  return compile((stage as Doc)[name]);
}

/** A pipeline, of which the filter of a first `$match` is separate: it can use an index, and ends at a `$limit` behind it. */
export function compilePipeline(pipeline: unknown): { filter: Doc; limit: number; run: Stage } {
  if (!Array.isArray(pipeline)) throw badValue('a pipeline must be an array');
  const [first, ...others] = pipeline as unknown[];
  if (!isDoc(first) || Object.keys(first).join() !== '$match' || !isDoc(first['$match']))
    throw unsupported('a pipeline that does not begin with $match');
  const steps = others.map(compileStage);
  const [second] = others;
  const limit = isDoc(second) && '$limit' in second ? (second['$limit'] as number) : Infinity;
  return { filter: first['$match'], limit, run: (docs) => steps.reduce((current, stage) => stage(current), docs) };
}
