import { Fault, unsupported } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import type { Collection } from './collection.js';

/** A hint has to name an index there is; which one is used makes no difference to what is found. */
export function checkHint(collection: Collection | undefined, hint: unknown): void {
  if (hint == null || !collection || (isDoc(hint) && Object.keys(hint).length === 0)) return;
  if (typeof hint !== 'string' && !isDoc(hint)) throw new Fault('FailedToParse', 'Hint must be a string or an object');
  if (isDoc(hint) && '$natural' in hint) {
    if (hint['$natural'] !== 1) throw unsupported(`the hint '$natural' other than 1`);
    return;
  }
  const named = [...collection.indexes.values()].filter(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : keyOf(spec.key) === keyOf(hint),
  );
  if (named.length === 0) throw new Fault('BadValue', 'hint provided does not correspond to an existing index');
  if (named.some(({ spec }) => spec.sparse || spec.partialFilterExpression))
    throw unsupported('a hint of a sparse or partial index');
}
