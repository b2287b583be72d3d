import { unsupported } from '../errors.js';
import { fieldOf, isDoc } from '../values/doc.js';
import { splitPath } from '../values/path.js';
import { arrayOperators } from './arrays.js';
import { conditionalOperators } from './conditionals.js';
import { numberOperators } from './numbers.js';
import type { Evaluate, Operators } from './operator.js';

const operators: Operators = { ...arrayOperators, ...conditionalOperators, ...numberOperators };

/** Turns an aggregation expression into a function; every operator in it is checked here. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return reference(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const [name = '', ...more] = Object.keys(expression);
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator || more.length > 0)
    throw unsupported(name.startsWith('$') ? `the expression operator '${name}'` : 'a document as an expression');
  return operator(expression[name], compileExpression, name);
}

function reference(text: string): Evaluate {
  if (!text.startsWith('$$')) {
    const parts = splitPath(text.slice(1));
    return ({ root }) => follow(root, parts);
  }
  const [name = '', ...parts] = splitPath(text.slice(2));
  return ({ variables }) => {
    if (variables && Object.hasOwn(variables, name)) return follow(variables[name], parts);
    throw unsupported(`the variable '$$${name}'`);
  };
}

/** The value at a path; of an array, the values in those of its documents that have it. */
function follow(value: unknown, parts: string[]): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return value;
  if (isDoc(value)) return follow(fieldOf(value, name), rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isDoc)
    .map((doc) => follow(doc, parts))
    .filter((found) => found !== undefined);
}
