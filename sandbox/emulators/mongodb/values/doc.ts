import { unsupported } from '../errors.js';

/** A BSON document as the decoder returns it. Stored ones are never changed: every change makes a copy. */
export type Doc = { [field: string]: unknown };

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Own fields only, so that a field called `constructor` is just a field. */
export const fieldOf = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/** Assigning to `__proto__` would change the prototype and lose the value. */
export function checkFieldName(name: string): void {
  if (name === '__proto__') throw unsupported("a field named '__proto__'");
}

export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) {
    checkFieldName(name);
    copy[name] = copyOf(value[name]);
  }
  return copy;
}
