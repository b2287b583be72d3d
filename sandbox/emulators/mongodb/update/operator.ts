import type { Doc } from '../values/doc.js';

/** Changes one path of a document that is the caller's own. */
type Apply = (doc: Doc, inserting: boolean) => void;

/** Checks its argument at once, before any document is looked at. */
export type Operator = (path: string, argument: unknown) => Apply;
