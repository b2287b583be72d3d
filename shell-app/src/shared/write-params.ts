export type Params = Record<string, string>;

/** The fields that differ from their default, as query parameters in the order of the defaults; lists with commas. */
export function writeParams<Values extends object>(values: Values, defaults: Values): Params {
  const text = (from: Values, field: string) => String(from[field as keyof Values]);
  const changed = Object.keys(defaults).filter((field) => text(values, field) !== text(defaults, field));
  return Object.fromEntries(changed.map((field) => [field, text(values, field)]));
}
