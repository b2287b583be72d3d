import { Fault, unsupported } from '../fault.js';
import { type Doc, fieldOf, isDoc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import { arrays } from './arrays.js';
import { conditionals } from './conditionals.js';
import { comparisons } from './comparisons.js';
import { conversions } from './conversions.js';
import { dates } from './dates.js';
import type { Evaluate, Operators, Scope } from './operator.js';
import { numbers } from './numbers.js';
import { objects } from './objects.js';
import { texts } from './texts.js';

const operators: Operators = {
  ...arrays,
  ...comparisons,
  ...conditionals,
  ...conversions,
  ...dates,
  ...numbers,
  ...objects,
  ...texts,
};

/** Turns an aggregation expression into a function; `undefined` is its word for a missing value. */
export function evaluator(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return reference(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(evaluator);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const names = Object.keys(expression);
  const name = names[0];
  if (!name?.startsWith('$')) return document(expression);
  if (names.length > 1)
    throw new Fault(
      'Location15983',
      `An object representing an expression must have exactly one field: ${shellText(expression)}`,
    );
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw unsupported(`the expression operator '${name}'`);
  return operator(expression[name], evaluator, name);
}

function document(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => [name, evaluator(value)] as const);
  return (scope) => {
    const doc: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) doc[name] = value;
    }
    return doc;
  };
}

const variables: Record<string, (scope: Scope) => unknown> = {
  ROOT: ({ root }) => root,
  CURRENT: ({ root }) => root,
  REMOVE: () => undefined,
};

function reference(text: string): Evaluate {
  if (!text.startsWith('$$')) return along(({ root }) => root, text.slice(1).split('.'));
  const [name = '', ...path] = text.slice(2).split('.');
  if (name === 'NOW') {
    // One moment for all documents.
    const now = new Date();
    return along(() => now, path);
  }
  return along(variables[name] ?? variable(name), path);
}

const variable = (name: string): Evaluate => {
  return ({ variables: known }) => {
    if (known && Object.hasOwn(known, name)) return known[name];
    throw new Fault('Location17276', `Use of undefined variable: ${name}`);
  };
};

const along = (start: Evaluate, path: string[]): Evaluate =>
  path.length === 0 ? start : (scope) => path.reduce<unknown>(fieldIn, start(scope));

/** A field of a document; of an array, that field of each element that has it. */
function fieldIn(value: unknown, name: string): unknown {
  if (isDoc(value)) return fieldOf(value, name);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => (isDoc(item) || Array.isArray(item) ? fieldIn(item, name) : undefined))
    .filter((item) => item !== undefined);
}
