import { unsupported } from '../fault.js';
import type { Doc } from '../values/doc.js';
export const projectionOf = (projection: Doc): ((doc: Doc) => Doc) => {
  if (Object.keys(projection).length === 0) return (doc) => doc;
  throw unsupported('projections yet');
};
