import type { Doc } from '../values/doc.js';

/** One step of a pipeline. It hands on new documents and never changes those it is given. */
export type Stage = (docs: Doc[]) => Doc[];
