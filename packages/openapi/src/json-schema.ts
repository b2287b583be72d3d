import { z } from 'zod';
import type { Schema } from './openapi-types.js';

/**
 * The schema of a call's input after parsing. That forms and queries send numbers and lists as text is described once for
 * all calls instead of at every field.
 */
export const inputSchema = (input: z.ZodType): Schema => jsonSchema(input, 'input');

/** The schema of a response. It allows additional properties, so that new fields break no client. */
export const responseSchema = (response: z.ZodType): Schema => jsonSchema(response, 'output');

const componentUri = (id: string) => `#/components/schemas/${id}`;

/** The schemas that have an `id`: responses refer to them. */
export function componentSchemas(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options('output'), uri: componentUri });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutOwnName(schema)]));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const written = JSON.stringify(withoutOwnName(z.toJSONSchema(schema, options(io))));
  return JSON.parse(written.replaceAll('#/$defs/', componentUri(''))) as Schema;
}

/** Without what names the schema itself or repeats the components. */
function withoutOwnName(written: z.core.JSONSchema.BaseSchema): Schema {
  const { $schema, $id, $defs, id, ...schema } = written;
  void [$schema, $id, $defs, id];
  return schema as Schema;
}

const options = (io: 'input' | 'output'): z.core.ToJSONSchemaParams => ({
  io,
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema: target }) {
    if (io === 'input' && zodSchema._zod.def.type === 'pipe')
      replaceKeys(target, pipeOutputSchema(zodSchema as z.ZodPipe));
    // Zod omits the default of a transformed value, but after parsing it applies.
    if (zodSchema._zod.def.type === 'default') target.default = (zodSchema as z.ZodDefault).def.defaultValue as never;
    removeNoise(target as Schema);
  },
});

/** The output of a pipe; if it is text from end to end, with the limits of its input. */
function pipeOutputSchema({ def }: z.ZodPipe): Schema {
  const begin = def.in as z.ZodType;
  const end = def.out as z.ZodType;
  if (end.def.type === 'transform') return jsonSchema(begin, 'input');
  const isTextAllTheWay = begin.def.type === 'string' && end.def.type === 'string';
  return { ...(isTextAllTheWay && jsonSchema(begin, 'input')), ...jsonSchema(end, 'input') };
}

function replaceKeys(target: object, source: object) {
  const annotations = ['default', 'description'];
  for (const key of Object.keys(target)) if (!annotations.includes(key)) delete target[key as never];
  Object.assign(target, source);
}

/** Drops what Zod adds by default: patterns of known formats, the limits of safe integers, closed objects. */
function removeNoise(schema: Schema) {
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
