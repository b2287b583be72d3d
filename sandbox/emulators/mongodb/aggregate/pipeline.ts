import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import type { Stage } from './stage.js';
import { stages } from './stages.js';

/** Checks a whole pipeline before anything runs. */
export function pipelineOf(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) throw new Fault('TypeMismatch', "'pipeline' option must be specified as an array");
  const steps = (pipeline as unknown[]).map(stageOf);
  return (docs) => steps.reduce((current, stage) => stage(current), docs);
}

function stageOf(stage: unknown): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || more.length > 0)
    throw new Fault('Location40323', 'A pipeline stage specification object must contain exactly one field.');
  const spec = (stage as Doc)[name];
  if (name === '$facet') return facet(spec);
  if (!Object.hasOwn(stages, name)) throw unsupported(`the pipeline stage '${name}'`);
  return stages[name]!(spec);
}

function facet(spec: unknown): Stage {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new Fault('Location40169', 'the $facet specification must be a non-empty object');
  const branches = Object.entries(spec).map(([name, pipeline]) => [name, pipelineOf(pipeline)] as const);
  return (docs) => [Object.fromEntries(branches.map(([name, run]) => [name, run(docs)]))];
}
