import type { Schema } from '@wayhouse/openapi';
import { formatType } from './format-type.js';

/** One row of a list of fields. `schemaName` is the shared schema that the field refers to. */
export type Field = {
  name: string;
  required: boolean;
  type: string;
  schemaName?: string;
  description?: string;
  place?: string;
};

/** The fields of a schema in order, nested ones by a dotted name: `stays[].guest`. */
export function listFields({ properties = {}, required = [] }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const { description } = schema;
    const field = {
      name,
      required: required.includes(key),
      type: formatType(schema),
      schemaName: referencedSchema(schema),
      description,
    };
    return [field, ...listNestedFields(schema, name)];
  });
}

function listNestedFields(schema: Schema, name: string): Field[] {
  if (schema.items) return listNestedFields(schema.items, `${name}[]`);
  return listFields(schema.oneOf ? mergeVariants(schema.oneOf) : schema, `${name}.`);
}

/** Merges the variants of a union. A field with a different constant in each variant becomes an enum. */
function mergeVariants(variants: Schema[]): Schema {
  const names = [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const merged = names.map((name) => {
    const found = variants.flatMap(({ properties = {} }) => properties[name] ?? []);
    const constants = found.flatMap((each) => each.const ?? []);
    return [name, constants.length === variants.length ? { type: 'string', enum: constants } : found[0]!] as const;
  });
  return {
    properties: Object.fromEntries(merged),
    required: names.filter((name) => variants.every(({ required = [] }) => required.includes(name))),
  };
}

const referencedSchema = ({ $ref, items }: Schema): string | undefined => ($ref ?? items?.$ref)?.split('/').at(-1);
