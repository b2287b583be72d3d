import { pipelineOf } from '../aggregate/pipeline.js';
import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';

const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** An update that is a pipeline: each document goes through it on its own. */
export function pipelineUpdate(pipeline: unknown[]): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const name = isDoc(stage) ? Object.keys(stage)[0]! : '';
    if (!allowed.has(name)) throw new Fault('InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const run = pipelineOf(pipeline);
  return (doc) => {
    const [changed] = run([doc]);
    return '_id' in changed! || !('_id' in doc) ? changed! : { _id: doc['_id'], ...changed };
  };
}
