import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjectStage } from '../query/projection.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compileGroup } from './group.js';
import { compileUnwind } from './unwind.js';

type Stage = (docs: Doc[]) => Doc[];

const stages: Record<string, (spec: unknown) => Stage> = {
  $match(filter) {
    const matches = compileFilter(matchFilter(filter));
    return (docs) => docs.filter(matches);
  },
  $project(spec) {
    const project = compileProjectStage(spec);
    return (docs) => docs.map(project);
  },
  $group: compileGroup,
  $unwind: compileUnwind,
};

function matchFilter(filter: unknown): Doc {
  if (isDoc(filter)) return filter;
  throw new CommandError('Location15959', 'the match filter must be an expression in an object');
}

function parseStage(stage: unknown): [name: string, spec: unknown] {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || more.length > 0)
    throw new CommandError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
  return [name, (stage as Doc)[name]];
}

/** A pipeline, of which the filter of a first `$match` is separate: it can use an index. */
export function compilePipeline(pipeline: unknown): { filter: Doc; run: Stage } {
  if (!Array.isArray(pipeline))
    throw new CommandError('TypeMismatch', "'pipeline' option must be specified as an array");
  const parsed = (pipeline as unknown[]).map(parseStage);
  const isFiltered = parsed[0]?.[0] === '$match';
  const steps = (isFiltered ? parsed.slice(1) : parsed).map(([name, spec]) => {
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compile) throw unsupported(`the pipeline stage '${name}'`);
    return compile(spec);
  });
  return {
    filter: isFiltered ? matchFilter(parsed[0]![1]) : {},
    run: (docs) => steps.reduce((current, stage) => stage(current), docs),
  };
}
