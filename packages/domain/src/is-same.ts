/** Whether two values have the same parts, whatever the order of fields, and whether a missing one is there. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown) =>
  JSON.stringify([value], (_, part: unknown) => (isFields(part) ? sorted(part) : part));
const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
