import { type Doc, isDoc } from '../values/doc.js';

/** A document of operators, such as `{$gt: 5}`, where it could also be a value. */
export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
