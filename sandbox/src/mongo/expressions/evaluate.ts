import { unsupported } from '../fault.js';
import type { Doc } from '../values/doc.js';
export type Scope = { root: Doc };
export const evaluator = (_expression: unknown): ((scope: Scope) => unknown) => {
  throw unsupported('expressions');
};
