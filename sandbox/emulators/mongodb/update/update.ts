import { CommandError, unsupported } from '../errors.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';
import { typeName } from '../values/type.js';
import { updateOperators } from './operators.js';

/** Makes the new state of a document from the old one, which is not changed. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('updates by a pipeline');
  if (!isDoc(update) || !Object.keys(update)[0]?.startsWith('$')) throw unsupported('replacing a whole document');
  // MongoDB adds new fields in the order of their names.
  const steps = Object.entries(update)
    .flatMap(([name, changes]) => compileOperator(name, changes))
    .sort((a, b) => compareKeys(`${a.path}.`, `${b.path}.`));
  checkConflicts(steps.map(({ path }) => path));
  return (doc, isInsert) => {
    const changed = copyOf(doc);
    for (const { apply } of steps) apply(changed, isInsert);
    if ('_id' in doc && !('_id' in changed && keyOf(doc['_id']) === keyOf(changed['_id'])))
      throw new CommandError('ImmutableField', "An update cannot modify the immutable field '_id'");
    return changed;
  };
}

function compileOperator(name: string, changes: unknown) {
  const operator = Object.hasOwn(updateOperators, name) ? updateOperators[name] : undefined;
  if (!operator) throw unsupported(`the update operator '${name}'`);
  if (!isDoc(changes)) throw new CommandError('FailedToParse', `${name} needs an object, not ${typeName(changes)}`);
  return Object.entries(changes).map(([path, argument]) => ({ path, apply: operator(splitPath(path), argument) }));
}

/** Expects sorted paths, of which none may be, or be within, another. */
function checkConflicts(paths: string[]): void {
  for (const [i, path] of paths.entries()) {
    const at = paths[i - 1];
    if (at !== undefined && `${path}.`.startsWith(`${at}.`))
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
  }
}
