import type { Schema } from './openapi-types.js';

/** Adds descriptions to the fields of a schema, nested ones by a dotted name. Throws if there is no such field. */
export function describeFields(schema: Schema, descriptions: Record<string, string>): void {
  for (const [name, description] of Object.entries(descriptions)) {
    const segments = name.split('.');
    const last = segments.pop()!;
    const parent = segments.reduce<Schema | undefined>((inner, segment) => inner?.properties?.[segment], schema);
    const field = parent?.properties?.[last];
    if (!parent?.properties || !field) throw new Error(`There is no field ${name} to describe.`);
    // A description beside a `$ref` is allowed since JSON Schema 2019-09.
    parent.properties[last] = { ...field, description };
  }
}
