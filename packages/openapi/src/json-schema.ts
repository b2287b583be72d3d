import { thingDocs } from '@wayhouse/contracts/docs';
import { z } from 'zod';
import type { Schema } from './openapi-types.js';
import { explain } from './describe-fields.js';

/** What several answers carry is said once, under its name. */
const things = z.registry<{ id?: string }>();
for (const { name, schema } of thingDocs) things.add(schema, { id: name });

/**
 * What a caller sends, in the form the service works with. Numbers and lists also arrive as text, as forms and addresses
 * say them, and dates as date-times; that is told once in words instead of at every field.
 */
export const inputSchema = (input: z.ZodType): Schema => jsonSchema(input, 'input');

/** What a call answers. A field that comes to it later breaks nobody, so an answer is not closed. */
export const answerSchema = (answer: z.ZodType): Schema => jsonSchema(answer, 'output');

export const thingSchemas = (): Record<string, Schema> =>
  Object.fromEntries(
    thingDocs.map(({ name, schema, description, fields }) => {
      const known = jsonSchema(schema, 'output', z.registry());
      explain(known, fields);
      return [name, { description, ...known }];
    }),
  );

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', metadata: typeof things = things): Schema {
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: said }) {
      if (io === 'input' && zodSchema._zod.def.type === 'pipe') replace(said, finalForm(zodSchema as z.ZodPipe));
      // Zod leaves out the default of what is changed on its way; in its final form it holds.
      if (zodSchema._zod.def.type === 'default') said.default = (zodSchema as z.ZodDefault).def.defaultValue as never;
      tidy(said as Schema);
    },
  });
  void [$schema, $defs];
  return JSON.parse(JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/')) as Schema;
}

/** What a pipe ends in, with the limits of the text it begins with where nothing is changed in between. */
function finalForm({ def }: z.ZodPipe): Schema {
  const begin = def.in as z.ZodType;
  const end = def.out as z.ZodType;
  if (end.def.type === 'transform') return jsonSchema(begin, 'input');
  const isTextAllTheWay = begin.def.type === 'string' && end.def.type === 'string';
  return { ...(isTextAllTheWay && jsonSchema(begin, 'input')), ...jsonSchema(end, 'input') };
}

function replace(target: object, source: object) {
  for (const key of Object.keys(target)) if (key !== 'default') delete target[key as never];
  Object.assign(target, source);
}

/** A known format needs no pattern beside it, and JavaScript's largest whole number is no limit of ours. */
function tidy(said: Schema) {
  if (said.format) delete said.pattern;
  if (said.maximum === Number.MAX_SAFE_INTEGER) delete said.maximum;
  if (said.minimum === Number.MIN_SAFE_INTEGER) delete said.minimum;
  if (said.minLength === 0) delete said.minLength;
  if (said.additionalProperties === false) delete said.additionalProperties;
}
