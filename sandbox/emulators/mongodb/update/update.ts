import { badValue, unsupported } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { checkConflicts, splitPath } from '../values/path.js';
import { updateOperators } from './operators.js';

/** Makes the new state of a document from the old one, which is not changed. */
export type Update = (doc: Doc, isInsert?: boolean) => Doc;

export function compileUpdate(update: unknown): Update {
  if (!isDoc(update) || !Object.keys(update)[0]?.startsWith('$'))
    throw unsupported(Array.isArray(update) ? 'updates by a pipeline' : 'replacing a whole document');
  // MongoDB adds new fields in the order of their names.
  const steps = Object.entries(update)
    .flatMap(([name, changes]) => compileOperator(name, changes))
    .sort((a, b) => compareKeys(a.path, b.path));
  checkConflicts(steps.map(({ path }) => path));
  return (doc, isInsert = false) => {
    const changed = steps.reduce((current, { apply }) => apply(current, isInsert), doc);
    if ('_id' in doc && keyOf(doc['_id']) !== keyOf(changed['_id'])) throw badValue("the field '_id' is immutable");
    return changed;
  };
}

function compileOperator(name: string, changes: unknown) {
  const operator = Object.hasOwn(updateOperators, name) ? updateOperators[name] : undefined;
  if (!operator) throw unsupported(`the update operator '${name}'`);
  if (!isDoc(changes)) throw badValue(`${name} needs a document`);
  return Object.entries(changes).map(([path, argument]) => ({ path, apply: operator(splitPath(path), argument) }));
}
