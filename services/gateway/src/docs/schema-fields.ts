import type { Schema } from '@wayhouse/openapi';
import { kindOf } from './format-type.js';

/** One line of a list of fields; `thing` is what it is one of, where that is described on its own. */
export type Field = {
  name: string;
  required: boolean;
  kind: string;
  thing?: string;
  description?: string;
  place?: string;
};

/** The fields of a schema in order, those inside others by a dotted name: `stays[].guest`. */
export function fieldsOf({ properties = {}, required = [] }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const { description } = schema;
    const own = { name, required: required.includes(key), kind: kindOf(schema), thing: thingOf(schema), description };
    return [own, ...insideOf(schema, name)];
  });
}

function insideOf(schema: Schema, name: string): Field[] {
  if (schema.items) return insideOf(schema.items, `${name}[]`);
  return fieldsOf(schema.oneOf ? together(schema.oneOf) : schema, `${name}.`);
}

/** All that one of several forms may have. A field that each form has with a word of its own has one of these words. */
function together(forms: Schema[]): Schema {
  const names = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const merged = names.map((name) => {
    const found = forms.flatMap(({ properties = {} }) => properties[name] ?? []);
    const words = found.flatMap((each) => each.const ?? []);
    return [name, words.length === forms.length ? { type: 'string', enum: words } : found[0]!] as const;
  });
  return {
    properties: Object.fromEntries(merged),
    required: names.filter((name) => forms.every(({ required = [] }) => required.includes(name))),
  };
}

const thingOf = ({ $ref, items }: Schema): string | undefined => ($ref ?? items?.$ref)?.split('/').at(-1);
