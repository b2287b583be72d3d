import { Fault, unsupported } from '../fault.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { isPosition } from '../values/path.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import { arrayOperators } from './array-operators.js';
import { fieldOperators } from './field-operators.js';
import type { Operator } from './operator.js';
import { pipelineUpdate } from './pipeline-update.js';

/** Makes the new state of a document from the old one, which stays as it is. */
export type Update = { apply(doc: Doc, inserting: boolean): Doc; isReplacement: boolean };

const operators: Record<string, Operator> = { ...fieldOperators, ...arrayOperators };

export function updateOf(update: unknown): Update {
  if (Array.isArray(update)) return { apply: keepingId(pipelineUpdate(update), altered), isReplacement: false };
  if (!isDoc(update)) throw new Fault('FailedToParse', 'Update argument must be either an object or an array');
  if (Object.keys(update)[0]?.startsWith('$'))
    return { apply: keepingId(modification(update), () => performed), isReplacement: false };
  return { apply: keepingId(replacement(update), altered), isReplacement: true };
}

function replacement(update: Doc) {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator)
    throw new Fault(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return (doc: Doc): Doc => {
    const id = '_id' in update ? update['_id'] : doc['_id'];
    return id === undefined ? copyOf(update) : { _id: id, ...copyOf(update) };
  };
}

function modification(update: Doc) {
  const steps = Object.entries(update).flatMap(([name, changes]) => {
    const operator = operatorOf(name);
    if (!isDoc(changes))
      throw new Fault(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(changes)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${shellText(changes)}}`,
      );
    return Object.entries(changes).map(([path, argument]) => {
      const apply = operator(checkedPath(path), argument);
      return { apply, path, touched: name === '$rename' ? [path, checkedPath(String(argument))] : [path] };
    });
  });
  refuseConflicts(steps.flatMap(({ touched }) => touched));
  // MongoDB adds new fields in the order of their names.
  steps.sort((a, b) => comparePaths(a.path.split('.'), b.path.split('.')));
  return (doc: Doc, inserting: boolean): Doc => {
    const copy = copyOf(doc);
    for (const { apply } of steps) apply(copy, inserting);
    return copy;
  };
}

function operatorOf(name: string): Operator {
  if (Object.hasOwn(operators, name)) return operators[name]!;
  if (name === '$bit') throw unsupported(`the update operator '${name}'`);
  throw new Fault(
    'FailedToParse',
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}

function comparePaths(a: string[], b: string[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  if (at < 0 || b[at] === undefined) return a.length - b.length;
  return isPosition(a[at]!) && isPosition(b[at]) ? Number(a[at]) - Number(b[at]) : compareKeys(a[at]!, b[at]);
}

function checkedPath(path: string): string {
  const parts = path.split('.');
  if (parts.includes('__proto__')) throw unsupported("a field named '__proto__'");
  if (path === '') throw new Fault('EmptyFieldName', 'An empty update path is not valid.');
  if (parts.includes(''))
    throw new Fault('EmptyFieldName', `The update path '${path}' contains an empty field name, which is not allowed.`);
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

const performed = "Performing an update on the path '_id' would modify the immutable field '_id'";
const altered = (id: unknown) =>
  `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${shellText(id)}`;

const keepingId =
  (change: (doc: Doc, inserting: boolean) => Doc, refusal: (id: unknown) => string): Update['apply'] =>
  (doc, inserting) => {
    const changed = change(doc, inserting);
    if (!('_id' in doc) || ('_id' in changed && keyOf(doc['_id']) === keyOf(changed['_id']))) return changed;
    throw new Fault('ImmutableField', refusal(changed['_id']));
  };
