import type { Schema } from './openapi-types.js';

/** Puts words to the fields of a schema, nested ones by a dotted name. A name without a field is a mistake in the docs. */
export function explain(schema: Schema, words: Record<string, string>): void {
  for (const [name, description] of Object.entries(words)) {
    const steps = name.split('.');
    const last = steps.pop()!;
    const inside = steps.reduce<Schema | undefined>((at, step) => at?.properties?.[step], schema);
    const field = inside?.properties?.[last];
    if (!inside?.properties || !field) throw new Error(`There is no field ${name} to explain.`);
    // Beside a reference words of its own may stand since JSON Schema 2019-09.
    inside.properties[last] = { ...field, description };
  }
}
