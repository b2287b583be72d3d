import { type Doc, isDoc } from '../values/doc.js';

/**
 * A copy of `doc` with a field set, as projections and `$set` stages do it: in arrays on the way for every element,
 * what is no document is replaced by one. `undefined` removes the field.
 */
export function assigned(doc: Doc, [name, ...rest]: string[], value: unknown): Doc {
  const field = name!;
  if (rest.length > 0)
    return { ...doc, [field]: below(Object.hasOwn(doc, field) ? doc[field] : undefined, rest, value) };
  if (value !== undefined) return { ...doc, [field]: value };
  const { [field]: _removed, ...others } = doc;
  return others;
}

function below(parent: unknown, path: string[], value: unknown): unknown {
  if (Array.isArray(parent)) return parent.map((item) => below(item, path, value));
  return assigned(isDoc(parent) ? parent : {}, path, value);
}
