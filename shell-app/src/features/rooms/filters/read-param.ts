/** A parameter of an address, `''` if it is not there. */
export const readParam = (query: URLSearchParams, name: string): string => query.get(name)?.trim() ?? '';

/** The items of a parameter with commas, or of one that is repeated, as a form without scripts sends it. */
export const readListParam = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((items) => items.trim().split(','))
    .filter(Boolean);
