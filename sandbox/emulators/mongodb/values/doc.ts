/** A BSON document as the decoder returns it. Stored ones are never changed: every change makes a new one. */
export type Doc = { [field: string]: unknown };

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Own fields only, so that a field called `constructor` is just a field. */
export const fieldOf = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);
