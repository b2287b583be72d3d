/** A parameter of an address, `''` if it is not there. */
export const readParam = (query: URLSearchParams, name: string): string => query.get(name)?.trim() ?? '';

/** The items of a parameter with commas. */
export const readListParam = (query: URLSearchParams, name: string): string[] =>
  readParam(query, name).split(',').filter(Boolean);
