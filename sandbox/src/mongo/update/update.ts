import { Fault, unsupported } from '../fault.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { shellText } from '../values/shell-text.js';
import { arrayOperators } from './array-operators.js';
import { type Apply, fieldOperators } from './field-operators.js';
import { pipelineUpdate } from './pipeline-update.js';

/** Makes the new state of a document from the old one, which stays as it is. */
export type Update = { apply(doc: Doc, inserting: boolean): Doc; isReplacement: boolean };

const operators: Record<string, Apply> = { ...fieldOperators, ...arrayOperators };

export function updateOf(update: unknown): Update {
  if (Array.isArray(update)) return { apply: keepingId(pipelineUpdate(update)), isReplacement: false };
  if (!isDoc(update)) throw new Fault('FailedToParse', 'Update argument must be either an object or an array');
  const isReplacement = !Object.keys(update)[0]?.startsWith('$');
  return { apply: keepingId(isReplacement ? replacement(update) : modification(update)), isReplacement };
}

function replacement(update: Doc) {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator)
    throw new Fault(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' is not allowed in a replacement`,
    );
  return (doc: Doc): Doc => {
    const id = '_id' in update ? update['_id'] : doc['_id'];
    return id === undefined ? copyOf(update) : { _id: id, ...copyOf(update) };
  };
}

function modification(update: Doc) {
  const steps = Object.entries(update).flatMap(([operator, changes]) => {
    const apply = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!apply)
      throw new Fault(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(changes))
      throw new Fault(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${Array.isArray(changes) ? 'array' : typeof changes} instead`,
      );
    return Object.entries(changes).map(([path, argument]) => ({ apply, path: checkedPath(path), argument, operator }));
  });
  const renamed = steps
    .filter(({ operator }) => operator === '$rename')
    .map(({ argument }) => checkedPath(String(argument)));
  refuseConflicts([...steps.map(({ path }) => path), ...renamed]);
  // MongoDB adds new fields in the order of their names.
  steps.sort((a, b) => comparePaths(a.path, b.path));
  return (doc: Doc, inserting: boolean): Doc => {
    const copy = copyOf(doc);
    for (const { apply, path, argument } of steps) apply(copy, path, argument, inserting);
    return copy;
  };
}

const comparePaths = (a: string, b: string) => {
  const [numberA, numberB] = [Number(a), Number(b)];
  return Number.isInteger(numberA) && Number.isInteger(numberB) ? numberA - numberB : compareKeys(a, b);
};

function checkedPath(path: string): string {
  const parts = path.split('.');
  if (parts.includes('__proto__')) throw unsupported("a field named '__proto__'");
  if (path === '') throw new Fault('BadValue', 'An empty update path is not valid.');
  if (parts.includes(''))
    throw new Fault('BadValue', `The update path '${path}' contains an empty field name, which is not allowed.`);
  const operator = parts.find((part) => part.startsWith('$'));
  if (operator) throw unsupported(`the positional operator or field '${operator}' in the update path '${path}'`);
  return path;
}

function refuseConflicts(paths: string[]) {
  const inOrder = paths.map((path) => `${path}.`).sort(compareKeys);
  for (let i = 1; i < inOrder.length; i++) {
    if (!inOrder[i]!.startsWith(inOrder[i - 1]!)) continue;
    const [path, at] = [inOrder[i]!.slice(0, -1), inOrder[i - 1]!.slice(0, -1)];
    throw new Fault('ConflictingUpdateOperators', `Updating the path '${path}' would create a conflict at '${at}'`);
  }
}

const keepingId =
  (change: (doc: Doc, inserting: boolean) => Doc): Update['apply'] =>
  (doc, inserting) => {
    const changed = change(doc, inserting);
    if (doc['_id'] === undefined || keyOf(doc['_id']) === keyOf(changed['_id'])) return changed;
    const found = `the (immutable) field '_id' was found to have been altered to _id: ${shellText(changed['_id'])}`;
    throw new Fault(
      'ImmutableField',
      `Performing an update on the path '_id' would modify the immutable field '_id': ${found}`,
    );
  };
